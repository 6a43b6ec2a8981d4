import { type RefObject, useEffect, useState } from 'react';
import { type Box, freePlace } from './free-place.ts';

/** The screen is looked at once it has not changed for this long, in milliseconds. */
const REST_MS = 120;
/** From this size on in both directions, in pixels, it is a tile: a button over its corner leaves most of it free. */
const TILE = 120;

const PRESSABLE = 'a[href], button, input, select, textarea, summary, label:has(input), [role="button"]';
/** Amounts of money and points stand alone in their element. */
const AMOUNT = '[data-amount]';
/** The button that gives way to all others, and the other one, which is about to stand where it may still be hidden. */
const LAST = '[data-floating="chat"]';
const FIRST = '[data-floating="top"]';
const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** What a floating button must not lie on: small things to press, and amounts, of the view in front. */
function taken(self: Element): Box[] {
  const boxes: Box[] = [];
  for (const one of document.querySelectorAll(`${PRESSABLE}, ${AMOUNT}`)) {
    if (one === self || one.matches(LAST)) continue;
    if (!one.checkVisibility({ visibilityProperty: !one.matches(FIRST) })) continue;
    const box = one.getBoundingClientRect();
    const tile = one.matches('a, button') && box.width >= TILE && box.height >= TILE;
    if (!tile && box.width > 0 && box.bottom > 0 && box.top < window.innerHeight) boxes.push(box);
  }
  return boxes;
}

const isTypedInto = (): boolean => document.activeElement?.matches(TYPED_INTO) ?? false;

/**
 * Returns how far, in pixels, a floating button stands above where it rests so that it lies on nothing to press and on no
 * amount, at most `most`; null when it has to give way: there is no such place, or something is typed. `resting` is its
 * distance from the window's bottom.
 */
export function useFreePlace(button: RefObject<HTMLElement | null>, resting: number, most: number): number | null {
  const [rise, setRise] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const self = button.current;
      if (!self) return;
      const { left, right, height } = self.getBoundingClientRect();
      const bottom = window.innerHeight - resting;
      const place = { left, right, top: bottom - height, bottom };
      setRise(isTypedInto() ? null : freePlace(place, taken(self), most));
    };
    const afterwards = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    const soon = () => {
      timer ??= setTimeout(look, REST_MS);
    };
    const watcher = new MutationObserver(soon);
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['style', 'class'],
    });
    const events = ['resize', 'focusin', 'focusout', 'load', 'transitionend', 'animationend'] as const;
    // Loads and scrolls of parts do not bubble.
    for (const event of events) window.addEventListener(event, soon, { capture: true, passive: true });
    // A finger on its way is waited for.
    window.addEventListener('scroll', afterwards, { capture: true, passive: true });
    soon();
    return () => {
      watcher.disconnect();
      for (const event of events) window.removeEventListener(event, soon, { capture: true });
      window.removeEventListener('scroll', afterwards, { capture: true });
      clearTimeout(timer);
    };
  }, [button, resting, most]);
  return rise;
}
