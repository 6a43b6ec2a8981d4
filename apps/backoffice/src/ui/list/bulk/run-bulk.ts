import type { TextKey } from '../../../text/text-key';
import type { BulkCall, BulkWork } from '../define-list';

/** How it went with one row; `left` was not begun because the person stopped. */
export type RowResult = { state: 'done' | 'left' } | { state: 'refused'; why: string };

/** Rows worked on at a time: enough to be quick, few enough to leave the server to others. */
const AT_ONCE = 4;

type BulkActions = {
  signal: AbortSignal;
  /** What is told about a failure. */
  said: (error: unknown) => string;
  /** What is told where a call names why. */
  text: (key: TextKey) => string;
  onResult: (id: string, result: RowResult) => void;
};

async function runTogether<T extends { id: string }>(
  rows: readonly T[],
  work: BulkCall<T>,
  { said, text, onResult }: BulkActions,
): Promise<void> {
  try {
    const refused = await work.together(rows);
    for (const { id } of rows) {
      const why = refused.get(id);
      onResult(id, why ? { state: 'refused', why: text(why) } : { state: 'done' });
    }
  } catch (error) {
    for (const { id } of rows) onResult(id, { state: 'refused', why: said(error) });
  }
}

/** Works through the rows, a few at a time or in one call, and tells how each went. Never throws. */
export async function runBulk<T extends { id: string }>(
  rows: readonly T[],
  work: BulkWork<T> | BulkCall<T>,
  actions: BulkActions,
): Promise<void> {
  if ('together' in work) return runTogether(rows, work, actions);
  const { signal, said, onResult } = actions;
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
