import { useEffect, useState } from 'react';
import { barsAtBottom } from '../../ui/bars-at-bottom.ts';

const LOOK_EVERY_MS = 120;

/** Follows how much of the window's bottom the bars of the screen in front take: tab bar, buy bar, both. */
export function useBarHeight(): number {
  const [height, setHeight] = useState(barsAtBottom);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setHeight(barsAtBottom());
      }, LOOK_EVERY_MS);
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
    window.addEventListener('resize', look);
    look();
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', look);
      clearTimeout(timer);
    };
  }, []);
  return height;
}
