import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the window counts as near, in pixels: a fast swipe. */
const NEAR_PX = 900;

/** Whether an element has once come near the window, for parts far below that need not be drawn at first. */
export function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const target = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const node = target.current;
    if (!node || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `0px 0px ${NEAR_PX}px 0px`,
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [near]);
  return [target, near];
}

/** Draws what is far below once its place has come near the window. */
export function RenderWhenNear({ children }: { readonly children: ReactNode }) {
  const [place, near] = useNear<HTMLDivElement>();
  return <div ref={place}>{near ? children : null}</div>;
}
