"""What makes a layout broken, measured in the page itself; nothing here depends on how a board looks."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SMALLEST_TEXT = 13
SMALLEST_TARGET = 44

# Rounding of the browser, and of pictures drawn to scale.
SLACK = 0.6

TINY_TEXT = """([smallest, left]) => {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent.trim();
    if (!words || !element.getClientRects().length || element.closest('.sr-only, option, .wordmark')) continue;
    if (left && element.closest(left)) continue;
    const scale = element instanceof SVGElement ? Math.abs(element.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size > 0 && size < smallest) found.add(`${size.toFixed(1)} px: ${words.slice(0, 40)} (${element.getAttribute('class')})`);
  }
  return [...found];
}"""

OVERFLOWING = """() => ['.area-board', '.area-mat', '.area-others', '.header', '.prompt']
  .map(name => [name, document.querySelector(name)])
  .filter(([, area]) => area && area.clientHeight)
  .filter(([, area]) => area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1)
  .map(([name, area]) => `${name}: ${area.scrollWidth} x ${area.scrollHeight} in ${area.clientWidth} x ${area.clientHeight}`)"""

# A choice can be pressed if at least one of nine points on it belongs to it.
COVERED = """() => [...document.querySelectorAll(':is(.area-board, .area-mat, .area-others, .prompt) [data-choice]')]
  .filter(target => target.getClientRects().length)
  .filter(target => {
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const box = target.getBoundingClientRect();
    for (const right of [0.5, 0.2, 0.8]) for (const down of [0.5, 0.2, 0.8]) {
      const there = document.elementFromPoint(box.left + box.width * right, box.top + box.height * down);
      if (there && (target.contains(there) || there.contains(target))) return false;
    }
    return true;
  })
  .map(target => target.getAttribute('aria-label') ?? target.textContent)"""

SMALL_TARGETS = """smallest => [...document.querySelectorAll('.frame :is([data-choice], [data-pick], button)')]
  .filter(target => target.getClientRects().length && !target.closest('svg, .sr-only'))
  .map(target => [target, target.getBoundingClientRect()])
  .filter(([, box]) => box.width < smallest || box.height < smallest)
  .map(([target, box]) => [target.getAttribute('aria-label') ?? target.textContent, box.width.toFixed(0), box.height.toFixed(0)])
  .map(([words, width, height]) => `${width} x ${height}: ${words.slice(0, 50)}`)"""

OVERLAPPING_AREAS = """() => {
  const areas = ['.header', '.area-board', '.area-others', '.area-mat', '.area-side', '.prompt']
    .map(name => [name, document.querySelector(`.frame > ${name}`)?.getBoundingClientRect()])
    .filter(([, box]) => box && box.width && box.height);
  const found = [];
  for (const [name, a] of areas) for (const [other, b] of areas) {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (name < other && width > 1 && height > 1) found.push(`${name} and ${other}`);
  }
  return found;
}"""


def tiny_texts(page: Page, *, maps: bool) -> list[str]:
    """Words that are too small to read; on a small screen `maps` may be left out, for one can come nearer."""
    return run(page, TINY_TEXT, [SMALLEST_TEXT - SLACK, None if maps else ".pan svg"])


def overflowing(page: Page) -> list[str]:
    """Parts of the table that do not fit and would have to scroll."""
    return run(page, OVERFLOWING)


def covered(page: Page) -> list[str]:
    """Choices that something else lies upon."""
    return run(page, COVERED)


def small_targets(page: Page) -> list[str]:
    """Things to press that are too small for a finger; on a map one can come nearer."""
    return run(page, SMALL_TARGETS, SMALLEST_TARGET - SLACK)


def overlapping_areas(page: Page) -> list[str]:
    """Parts of the table that lie upon each other."""
    return run(page, OVERLAPPING_AREAS)


def run(page: Page, script: str, argument: Any = None) -> list[str]:
    """What the script finds."""
    found: list[str] = page.evaluate(script, argument)
    return found
