import { useEffect, useLayoutEffect, useRef } from 'react';

/** This near to the end counts as at the end, and to the beginning as at the beginning, in pixels. */
const AT_END = 80;

type Content = {
  /** The first line there is: another one means that something came in above. */
  readonly first: string;
  /** Changes with whatever else may change the height. */
  readonly drawn: string;
  /** Called at the beginning. */
  readonly onBeginning: () => void;
};

/** Lets a scrolling box stay at its end while one is there, and in its place while something comes in above. */
export function useStaysInPlace({ first, drawn, onBeginning }: Content) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first: '', height: 0, top: 0, atEnd: true });

  const onScroll = () => {
    const node = box.current;
    if (!node) return;
    const atEnd = node.scrollHeight - node.scrollTop - node.clientHeight < AT_END;
    before.current = { ...before.current, top: node.scrollTop, atEnd };
    if (node.scrollTop < AT_END) onBeginning();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after whatever changes the height
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const grownAbove = before.current.first !== '' && before.current.first !== first;
    if (before.current.atEnd && !grownAbove) node.scrollTop = node.scrollHeight;
    else if (grownAbove) node.scrollTop = before.current.top + node.scrollHeight - before.current.height;
    before.current = { ...before.current, first, height: node.scrollHeight };
  }, [first, drawn]);

  // What stands below may grow, as the box one writes in does: the end stays in sight.
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const watcher = new ResizeObserver(() => {
      if (before.current.atEnd) node.scrollTop = node.scrollHeight;
    });
    watcher.observe(node);
    return () => watcher.disconnect();
  }, []);

  return { box, onScroll };
}
