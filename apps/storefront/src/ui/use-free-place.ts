import { type RefObject, useEffect, useState } from 'react';
import { type Box, freePlace } from './free-place.ts';

/** The screen is looked at once it has not changed for this long, in milliseconds; by what gives way, after all others. */
const REST_MS = 120;
const LAST_REST_MS = 200;
/** Looked at beside the button's own column, in pixels: more than the room that is left around it. */
const ROOM = 8;
/** From this size on in both directions, in pixels, it is a tile: a button over its corner leaves most of it free. */
const TILE = 120;

const PRESSABLE = 'a[href], button, input, select, textarea, summary, label:has(input), [role="button"]';
/** The button that gives way to all others, and the other one, which is about to stand where it may still be hidden. */
const LAST = '[data-floating^="chat"]';
const FIRST = '[data-floating="top"]';
const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
/** What is this small both ways, in pixels, is there for screen readers alone. */
const SPECK = 2;

const sharesColumn = (one: Box, column: Box): boolean =>
  one.left < column.right && one.right > column.left && one.top < column.bottom && one.bottom > column.top;

/** Where the lines of a text are drawn. */
function linesOf(text: Text): readonly DOMRect[] {
  if (!text.data.trim()) return [];
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}

/** Whether an element can hold something drawn in the column. What has no extent of its own may hold what has. */
function reachesInto(column: Box, box: DOMRect): boolean {
  if (box.width === 0 && box.height === 0) return true;
  return sharesColumn(box, column) && (box.width > SPECK || box.height > SPECK);
}

/** Whether it is pressed as a whole and so small that a button over it hides it. */
function isSmallTarget(node: Element, box: DOMRect): boolean {
  const tile = node.matches('a, button') && box.width >= TILE && box.height >= TILE;
  return node.matches(PRESSABLE) && !tile;
}

/** What a floating button must not lie on within `column`: whatever is written there, and small things to press. */
function taken(self: Element, column: Box): Box[] {
  const boxes: Box[] = [];
  const look = (node: ChildNode): void => {
    if (node instanceof Text) boxes.push(...linesOf(node));
    if (!(node instanceof Element) || node === self || node.matches(LAST)) return;
    const box = node.getBoundingClientRect();
    if (!reachesInto(column, box) || !node.checkVisibility({ visibilityProperty: !node.matches(FIRST) })) return;
    if (isSmallTarget(node, box)) boxes.push(box);
    else node.childNodes.forEach(look);
  };
  document.body.childNodes.forEach(look);
  return boxes.filter((box) => sharesColumn(box, column));
}

const isTypedInto = (): boolean => document.activeElement?.matches(TYPED_INTO) ?? false;

/** Where a floating button rests above the window's bottom, how far it rises at most and how much room it leaves, in pixels. */
type Wish = { readonly resting: number; readonly most: number; readonly margin?: number };
/**
 * How far a floating button rises so that it lies on nothing written and nothing to press, null when there is no such place;
 * and what a round one gives way to: a page on its way under a finger, and somebody who types.
 */
type Found = { readonly rise: number | null; readonly moving: boolean; readonly typing: boolean };

/** Returns the place of a floating button, looked for whenever the screen has changed and rests; null before the first time. */
export function useFreePlace(button: RefObject<HTMLElement | null>, { resting, most, margin = 4 }: Wish): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const rest = button.current?.matches(LAST) ? LAST_REST_MS : REST_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const self = button.current;
      if (!self) return;
      const { left, right, height } = self.getBoundingClientRect();
      const bottom = window.innerHeight - resting;
      const place = { left, right, top: bottom - height, bottom };
      const column = {
        ...place,
        left: left - ROOM,
        right: right + ROOM,
        top: place.top - most - ROOM,
        bottom: bottom + ROOM,
      };
      const typing = isTypedInto();
      const rise = freePlace(place, taken(self, column), most, margin);
      setFound((old) =>
        old?.rise === rise && old.typing === typing && !old.moving ? old : { rise, typing, moving: false },
      );
    };
    const afterwards = ({ target }: Event) => {
      if (target === document) setFound((old) => old && { ...old, moving: true });
      clearTimeout(timer);
      timer = setTimeout(look, rest);
    };
    const soon = () => {
      timer ??= setTimeout(look, rest);
    };
    const growth = new ResizeObserver(soon);
    growth.observe(document.body);
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
      growth.disconnect();
      watcher.disconnect();
      for (const event of events) window.removeEventListener(event, soon, { capture: true });
      window.removeEventListener('scroll', afterwards, { capture: true });
      clearTimeout(timer);
    };
  }, [button, resting, most, margin]);
  return found;
}
