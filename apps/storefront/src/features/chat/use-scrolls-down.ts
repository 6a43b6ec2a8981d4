import { useEffect, useState } from 'react';

/** A finger that trembles by less than this, in pixels, scrolls neither way. */
const TREMBLE = 8;

/** Whether the page was scrolled down last: false after scrolling up, at its top and at its end. */
export function useScrollsDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    const onScroll = () => {
      const { scrollY, innerHeight } = window;
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - TREMBLE;
      if (scrollY <= TREMBLE || atEnd) setDown(false);
      else if (Math.abs(scrollY - from) < TREMBLE) return;
      else setDown(scrollY > from);
      from = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return down;
}
