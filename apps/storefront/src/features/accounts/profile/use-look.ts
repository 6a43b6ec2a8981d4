import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { inside, type Look, middleOf, type PictureSize } from './crop-square.ts';

/** A key moves by this part of the square, and comes nearer by this factor. */
const STEP = 0.05;
const NEARER = 1.15;

type Point = { readonly x: number; readonly y: number };
const middle = (all: readonly Point[]): Point => ({
  x: all.reduce((sum, one) => sum + one.x, 0) / all.length,
  y: all.reduce((sum, one) => sum + one.y, 0) / all.length,
});
const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Moves and zooms the look at a picture by finger, two fingers, mouse, wheel and keys over `frame`. */
export function useLook(picture: PictureSize, frame: RefObject<HTMLElement | null>) {
  const [look, setLook] = useState<Look>(() => middleOf(picture));
  const fingers = useRef(new Map<number, Point>());
  const change = (of: (now: Look) => Look) => setLook((now) => inside(picture, of(now)));
  const shortSide = Math.min(picture.width, picture.height);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...fingers.current.values()];
    const [from, to] = [middle(before), middle(after)];
    const grown = spread(before) > 0 ? spread(after) / spread(before) : 1;
    const perPixel = shortSide / (frame.current?.clientWidth || 1);
    change(({ x, y, zoom }) => ({
      x: x - ((to.x - from.x) * perPixel) / zoom,
      y: y - ((to.y - from.y) * perPixel) / zoom,
      zoom: zoom * grown,
    }));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId);

  const keys: Record<string, (now: Look, step: number) => Look> = {
    ArrowLeft: (now, step) => ({ ...now, x: now.x - step }),
    ArrowRight: (now, step) => ({ ...now, x: now.x + step }),
    ArrowUp: (now, step) => ({ ...now, y: now.y - step }),
    ArrowDown: (now, step) => ({ ...now, y: now.y + step }),
    '+': (now) => ({ ...now, zoom: now.zoom * NEARER }),
    '=': (now) => ({ ...now, zoom: now.zoom * NEARER }),
    '-': (now) => ({ ...now, zoom: now.zoom / NEARER }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    change((now) => act(now, (shortSide / now.zoom) * STEP));
  };

  // A wheel listener of React is passive and could not keep the page from scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is the same work each time
  useEffect(() => {
    const box = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      change((now) => ({ ...now, zoom: now.zoom * NEARER ** (-event.deltaY / 100) }));
    };
    box?.addEventListener('wheel', onWheel, { passive: false });
    return () => box?.removeEventListener('wheel', onWheel);
  }, [frame]);

  return {
    look,
    zoomTo: (zoom: number) => change((now) => ({ ...now, zoom })),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown },
  };
}
