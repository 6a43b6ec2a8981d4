import { expect, test } from 'vitest';
import type { TextKey } from '../../../text/text-key';
import { type RowResult, runBulk } from './run-bulk';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }));

function collect() {
  const results: Record<string, RowResult> = {};
  const stop = new AbortController();
  const actions = {
    signal: stop.signal,
    said: (error: unknown) => (error as Error).message,
    text: (key: TextKey) => `why ${key}`,
    onResult: (id: string, result: RowResult) => {
      results[id] = result;
    },
  };
  return { results, stop, actions };
}

test('when one row is refused, then it says why and the others are done', async () => {
  const { results, actions } = collect();
  const each = async ({ id }: { id: string }) => {
    if (id === 'b') throw new Error('has products');
  };
  await runBulk(rows, { nameOf: (row) => row.id, each }, actions);
  expect(Object.keys(results).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(results.b).toEqual({ state: 'refused', why: 'has products' });
  expect(Object.values(results).filter(({ state }) => state === 'done')).toHaveLength(5);
});

test('when the person stops, then what was not begun is left as it is', async () => {
  const { results, stop, actions } = collect();
  const begun: string[] = [];
  const each = async ({ id }: { id: string }) => {
    begun.push(id);
    stop.abort();
  };
  await runBulk(rows, { nameOf: (row) => row.id, each }, actions);
  expect(begun.length).toBeLessThan(rows.length);
  expect(Object.values(results).filter(({ state }) => state === 'left')).toHaveLength(rows.length - begun.length);
});

test('when all rows go in one call, then each says how it went; a call that is refused refuses all of them', async () => {
  const { results, actions } = collect();
  const nameOf = (row: { id: string }) => row.id;
  await runBulk(rows, { nameOf, together: async () => new Map([['c', 'ui.unknown' as const]]) }, actions);
  expect(results.c).toEqual({ state: 'refused', why: 'why ui.unknown' });
  expect(Object.values(results).filter(({ state }) => state === 'done')).toHaveLength(5);
  const together = () => Promise.reject(new Error('no right'));
  await runBulk(rows, { nameOf, together }, actions);
  expect(Object.values(results)).toEqual(rows.map(() => ({ state: 'refused', why: 'no right' })));
});
