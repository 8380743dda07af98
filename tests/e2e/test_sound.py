"""Sound: every effect is rendered offline and looked at; one setting rules them all."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.player import Player

pytestmark = pytest.mark.browser

WEB = Path(__file__).parents[2] / "src" / "eldertable" / "web"
LARGEST = 60_000
LOUD_ENOUGH = 0.01
TOO_LOUD = 1.5
LONGEST = 3.0

# Each sound as samples: how loud, how long until it is silent, and how its energy is spread over time and pitch.
RENDER = """async () => {
  const rate = 22050;
  const found = {};
  for (const name of Object.keys(sounds.SOUNDS)) {
    const context = new OfflineAudioContext(1, rate * 4, rate);
    sounds.schedule(context, context.destination, name, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    let peak = 0, last = 0;
    samples.forEach((sample, index) => {
      peak = Math.max(peak, Math.abs(sample));
      if (Math.abs(sample) > 0.003) last = index;
    });
    const shape = [];
    for (let begin = 0; begin < rate * 2; begin += rate / 10) {
      const part = samples.slice(begin, begin + rate / 10);
      let crossings = 0, energy = 0;
      part.forEach((sample, index) => {
        energy += sample * sample;
        if (index && Math.sign(sample) !== Math.sign(part[index - 1])) crossings++;
      });
      shape.push([Math.sqrt(energy / part.length), energy > 0.0001 ? crossings / part.length : 0]);
    }
    found[name] = { peak, seconds: last / rate, shape };
  }
  return found;
}"""


def distance(one: list[list[float]], other: list[list[float]]) -> float:
    """How differently two sounds go, in loudness and pitch."""
    return sum(abs(a[0] - b[0]) * 4 + abs(a[1] - b[1]) for a, b in zip(one, other, strict=True))


def test_every_sound_is_audible_short_and_its_own(sit_down: Callable[..., Player]) -> None:
    script = subprocess.run(
        ["node_modules/.bin/esbuild", "src/sounds.ts", "--bundle", "--format=iife", "--global-name=sounds", "--minify"],
        cwd=WEB,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert len(script) < LARGEST
    anna = sit_down()
    anna.enter()
    anna.page.evaluate(f"() => {{ {script}; window.sounds = sounds; }}")
    found: dict[str, Any] = anna.page.evaluate(RENDER)
    needed = {"dice", "card", "coin", "rail", "train", "clock", "midnight", "roar", "disc", "turn", "victory", "defeat"}
    assert needed <= set(found)
    for name, heard in found.items():
        assert LOUD_ENOUGH < heard["peak"] < TOO_LOUD, (name, heard["peak"])
        assert 0.03 < heard["seconds"] < LONGEST, (name, heard["seconds"])
    for one, other in combinations(found, 2):
        assert distance(found[one]["shape"], found[other]["shape"]) > 0.1, f"{one} sounds like {other}"


def test_one_setting_rules_all_sounds(sit_down: Callable[..., Player]) -> None:
    anna = sit_down(calm=False)
    anna.enter()
    anna.create_table("me", "bot:random")
    anna.play(2)
    anna.wait_for_turn()
    assert anna.page.evaluate("() => document.documentElement.dataset.heard")
    anna.test_id("sound").click()
    expect(anna.test_id("sound")).to_have_attribute("aria-pressed", "false")
    anna.page.evaluate("() => delete document.documentElement.dataset.heard")
    anna.play(2)
    anna.wait_for_turn()
    assert anna.page.evaluate("() => document.documentElement.dataset.heard ?? null") is None
    anna.test_id("settings").click()
    expect(anna.test_id("sound-on")).not_to_be_checked()
    anna.test_id("sound-on").check()
    assert anna.page.locator(".settings").evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth"), (
        "the slider stays in its sheet"
    )
    anna.test_id("volume").fill("0.3")
    assert anna.page.evaluate("() => localStorage.getItem('eldertable.volume')") == "0.3"
    expect(anna.test_id("sound-bed")).not_to_be_checked()
    anna.expect_no_complaints()


def test_the_bell_rings_once_for_a_turn(sit_down: Callable[..., Player]) -> None:
    """Whoever chooses several times in a row is called once."""
    anna = sit_down(calm=False)
    anna.enter()
    anna.create_table("me", "bot:random")
    rung = "() => Number(document.documentElement.dataset.notices ?? 0)"
    in_a_row = 0
    for _ in range(8):
        anna.wait_for_turn()
        before = anna.page.evaluate(rung)
        anna.click_something()
        anna.wait_for_turn()
        # Nobody else did anything: it is still the same turn.
        if not anna.test_id("recap").count():
            in_a_row += 1
            assert anna.page.evaluate(rung) == before
    assert in_a_row > 0
    anna.expect_no_complaints()
