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

# What sticks out furthest is named with the area, and whether it is moving; what a box in between cuts off does not stick out.
OVERFLOWING = """() => {
  const cut = (element, area) => {
    for (let box = element.parentElement; box !== area; box = box.parentElement)
      if (getComputedStyle(box).overflow !== 'visible') return true;
    return false;
  };
  const beyond = (element, area) => {
    const [inner, outer] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
    const right = outer.left + area.clientLeft + area.clientWidth - area.scrollLeft;
    const bottom = outer.top + area.clientTop + area.clientHeight - area.scrollTop;
    return Math.max(inner.right - right, inner.bottom - bottom);
  };
  const told = ([element, by]) =>
    `${element.getAttribute('class') ?? element.localName} by ${by.toFixed(1)} px` +
    `${element.getAnimations().length ? ', moving' : ''}: ${element.textContent.slice(0, 40)}`;
  const furthest = area => [...area.querySelectorAll('*')]
    .filter(element => element.getClientRects().length && !cut(element, area))
    .map(element => [element, beyond(element, area)])
    .reduce((most, each) => (each[1] > most[1] ? each : most), [area, 0]);
  return ['.area-board', '.area-mat', '.area-others', '.header', '.prompt']
    .map(name => [name, document.querySelector(name)])
    .filter(([, area]) => area && area.clientHeight)
    .filter(([, area]) => area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1)
    .map(([name, area]) => `${name}: ${area.scrollWidth} x ${area.scrollHeight} in ${area.clientWidth} x ${area.clientHeight}; ` +
      told(furthest(area)));
}"""

# What is offered can be pressed where it lies: a click into its middle means it. A map is moved by hand, and what lies beyond
# its edge is not in question; a box that hides what is too much for it cannot be scrolled.
COVERED = """() => {
  const offered = '[data-choice], [data-pick], [data-legal]';
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const within = ([x, y], { left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
  const hides = box => ['hidden', 'clip'].includes(getComputedStyle(box).overflowY);
  const bring = target => {
    target.scrollIntoView({ block: 'center', inline: 'center' });
    for (let box = target.parentElement; box; box = box.parentElement) if (hides(box)) box.scrollTo(0, 0);
  };
  const found = [];
  for (const target of document.querySelectorAll(`.frame :is(${offered})`)) {
    if (!target.checkVisibility({ visibilityProperty: true }) || !target.getClientRects().length) continue;
    const map = target.closest('.pan');
    bring(map ?? target);
    const point = middle(target.getBoundingClientRect());
    if (map && !within(point, map.getBoundingClientRect())) continue;
    const there = document.elementFromPoint(...point);
    if (there?.closest(`${offered}, [data-why], button, a`) === target) continue;
    const upon = there?.closest('[class]')?.getAttribute('class') ?? 'nothing';
    found.push(`${target.getAttribute('aria-label') ?? target.textContent} (${target.getAttribute('class')}): ${upon}`);
  }
  return found;
}"""

SMALL_TARGETS = """smallest => [...document.querySelectorAll('.frame :is([data-choice], [data-pick], button)')]
  .filter(target => target.getClientRects().length && !target.closest('svg, .sr-only'))
  .map(target => [target, target.getBoundingClientRect()])
  .filter(([, box]) => box.width < smallest || box.height < smallest)
  .map(([target, box]) => [target.getAttribute('aria-label') ?? target.textContent, box.width.toFixed(0), box.height.toFixed(0)])
  .map(([words, width, height]) => `${width} x ${height}: ${words.slice(0, 50)}`)"""

# Words that somebody cannot read: cut off by the box around them, under another thing, broken inside a word, outside of the window.
# Sentences on a card that opens large may be cut, for there they are whole; what scrolls or is a map shows the rest.
LOST_TEXT = """() => {
  const frame = document.querySelector('.frame');
  const found = new Set();
  const range = document.createRange();
  const hides = box => /hidden|clip/.test(getComputedStyle(box).overflow);
  const scrolls = box => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1;
  const moves = box => box.matches('.pan') || scrolls(box);
  const lines = () => [...range.getClientRects()].filter(({ width }) => width > 1);
  const beyond = ({ left, right, top, height }, box) =>
    left < box.left - 2 || right > box.right + 2 || top + height / 2 < box.top || top + height * 0.75 > box.bottom;
  const cut = (element, all) => {
    for (let box = element; box !== frame && !moves(box); box = box.parentElement)
      if (hides(box) && all.some(line => beyond(line, box.getBoundingClientRect()))) return true;
    return false;
  };
  const seen = (element, line) => {
    for (let box = element; box !== frame; box = box.parentElement)
      if (moves(box) && beyond(line, box.getBoundingClientRect())) return false;
    return true;
  };
  const cover = (element, line) => {
    for (const x of [line.left + 3, line.left + line.width / 2, line.right - 3]) {
      const there = document.elementFromPoint(x, line.top + line.height / 2);
      if (!there) return 'nothing';
      if (!there.contains(element) && !element.contains(there)) return there.closest('[class]').getAttribute('class');
    }
    return null;
  };
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement, words = node.textContent.trim();
    if (!words || element.closest('.sr-only, option, .side-panel, .recap')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const place = element.closest('[class]').getAttribute('class');
    const report = (what, which = words) => found.add(`${what}: ${which.slice(0, 50)} (${place})`);
    range.selectNodeContents(node);
    const all = lines();
    if (cut(element, all)) {
      if (!(element.closest('[data-card]') && /[.!?…]$/.test(words))) report('cut off');
      continue;
    }
    const felt = getComputedStyle(element).pointerEvents === 'none' ? [] : all.filter(line => seen(element, line));
    const upon = felt.map(line => cover(element, line)).find(Boolean);
    if (upon) report(`under ${upon}`);
    for (const { index, 0: word } of node.textContent.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set(lines().map(({ top }) => Math.round(top / 4))).size > 1) report('broken', word);
    }
  }
  return [...found];
}"""

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
    """Parts of the table that do not fit and would have to scroll, and what sticks out of them."""
    return run(page, OVERFLOWING)


def covered(page: Page) -> list[str]:
    """What is offered but cannot be pressed in its middle, and what is there instead."""
    return run(page, COVERED)


def small_targets(page: Page) -> list[str]:
    """Things to press that are too small for a finger; on a map one can come nearer."""
    return run(page, SMALL_TARGETS, SMALLEST_TARGET - SLACK)


def lost_text(page: Page) -> list[str]:
    """Words that are cut off, covered, or broken inside."""
    return run(page, LOST_TEXT)


def overlapping_areas(page: Page) -> list[str]:
    """Parts of the table that lie upon each other."""
    return run(page, OVERLAPPING_AREAS)


def run(page: Page, script: str, argument: Any = None) -> list[str]:
    """What the script finds."""
    found: list[str] = page.evaluate(script, argument)
    return found
