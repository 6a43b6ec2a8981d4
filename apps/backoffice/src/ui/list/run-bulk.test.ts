import { expect, test } from 'vitest';
import { type RowResult, runBulk } from './run-bulk';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }));

function collect() {
  const results: Record<string, RowResult> = {};
  const stop = new AbortController();
  const hands = {
    signal: stop.signal,
    said: (error: unknown) => (error as Error).message,
    onResult: (id: string, result: RowResult) => {
      results[id] = result;
    },
  };
  return { results, stop, hands };
}

test('when one row is refused, then it says why and the others are done', async () => {
  const { results, hands } = collect();
  const each = async ({ id }: { id: string }) => {
    if (id === 'b') throw new Error('has products');
  };
  await runBulk(rows, { nameOf: (row) => row.id, each }, hands);
  expect(Object.keys(results).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(results.b).toEqual({ state: 'refused', why: 'has products' });
  expect(Object.values(results).filter(({ state }) => state === 'done')).toHaveLength(5);
});

test('when the person stops, then what was not begun is left as it is', async () => {
  const { results, stop, hands } = collect();
  const begun: string[] = [];
  const each = async ({ id }: { id: string }) => {
    begun.push(id);
    stop.abort();
  };
  await runBulk(rows, { nameOf: (row) => row.id, each }, hands);
  expect(begun.length).toBeLessThan(rows.length);
  expect(Object.values(results).filter(({ state }) => state === 'left')).toHaveLength(rows.length - begun.length);
});
