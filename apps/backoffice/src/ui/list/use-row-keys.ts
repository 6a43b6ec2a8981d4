import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Whether a key belongs to what is typed into, or to something that lies over the list. */
export const isTakenElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null;

const isChord = (event: globalThis.KeyboardEvent): boolean =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;

/** Whether a drawer or a dialog lies over the page. */
const isOverlaid = (): boolean =>
  document.querySelector('.ant-drawer-open, .ant-modal-wrap:not([style*="none"])') !== null;

const rowsOf = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('tbody > tr[data-row-key]')];

type RowKeys<T> = {
  rows: readonly T[];
  /** What Enter does; without it the row's first link is followed. */
  open: ((row: T) => (() => void) | null) | null;
  /** What Space does. */
  select: ((row: T) => void) | null;
  /** Turns the page by so many; does nothing where there is none. */
  turn: (by: 1 | -1) => void;
};

/**
 * Lets a table be walked by keys: arrows go from row to row, Home and End to the ends, Enter opens, Space selects, n and
 * p turn the page. One row at a time is in the order of the tab key. From the page itself an arrow leads to the first row.
 */
export function useRowKeys<T>({ rows, open, select, turn }: RowKeys<T>) {
  const table = useRef<HTMLDivElement>(null);
  const turnNow = useRef(turn);
  turnNow.current = turn;
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (isChord(event) || isTakenElsewhere(event.target) || isOverlaid() || !table.current) return;
      if (event.key === 'n' || event.key === 'p') turnNow.current(event.key === 'n' ? 1 : -1);
      if (event.key === 'ArrowDown' && event.target === document.body) {
        event.preventDefault();
        rowsOf(table.current)[0]?.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const move = (from: HTMLElement, to: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End') => {
    const all = table.current ? rowsOf(table.current) : [];
    const at = all.indexOf(from);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[to];
    all[next]?.focus();
  };
  const onRow = (row: T, index: number | undefined) => ({
    tabIndex: index === 0 ? 0 : -1,
    onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      for (const one of table.current ? rowsOf(table.current) : []) one.tabIndex = one === currentTarget ? 0 : -1;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      const { key, currentTarget } = event;
      if (key === 'ArrowDown' || key === 'ArrowUp' || key === 'Home' || key === 'End') move(currentTarget, key);
      else if (key === 'Enter') {
        const own = open?.(row);
        if (own) own();
        else currentTarget.querySelector<HTMLElement>('a[href]')?.click();
      } else if (key === ' ' && select) select(row);
      else return;
      event.preventDefault();
    },
  });
  return { table, onRow: rows.length > 0 ? onRow : undefined };
}
