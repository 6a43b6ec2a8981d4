import type { BulkWork } from './define-list';

/** How it went with one row; `left` was not begun because the person stopped. */
export type RowResult = { state: 'done' | 'left' } | { state: 'refused'; why: string };

/** Rows worked on at a time: enough to be quick, few enough to leave the server to others. */
const AT_ONCE = 4;

type BulkHands = {
  signal: AbortSignal;
  /** What is told about a failure. */
  said: (error: unknown) => string;
  onResult: (id: string, result: RowResult) => void;
};

/** Works through the rows, a few at a time, and tells how each went. Never throws. */
export async function runBulk<T extends { id: string }>(
  rows: readonly T[],
  work: BulkWork<T>,
  { signal, said, onResult }: BulkHands,
): Promise<void> {
  const waiting = [...rows];
  const worker = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      if (signal.aborted) {
        onResult(row.id, { state: 'left' });
        continue;
      }
      try {
        await work.each(row);
        onResult(row.id, { state: 'done' });
      } catch (error) {
        onResult(row.id, { state: 'refused', why: said(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
