import { expect, test } from 'vitest';
import { runInvariants } from '../boot/invariants.ts';
import type { Invariant, Slice } from '../platform/slice.ts';
import { openShop } from '../testing/shop.ts';

const invariant = (name: string, text: string): Invariant => ({
  name: name as Invariant['name'],
  promise: name,
  sql: text,
});

test('when one invariant takes too long, then it is named and counts as broken, and the others are run all the same', async () => {
  const shop = await openShop();
  const slice: Slice = {
    name: 'slow',
    invariants: [
      invariant('before', 'SELECT 1 WHERE false'),
      invariant('slow', 'SELECT pg_sleep(5)'),
      invariant('after', 'SELECT 7 AS id'),
    ],
  };
  const results = await runInvariants(shop.app.platform.db, [slice], { longest: '100ms' });
  expect(results.map(({ name, ok, overTime, offenders }) => [name, ok, overTime, offenders])).toEqual([
    ['before', true, false, []],
    ['slow', false, true, []],
    ['after', false, false, [{ id: 7 }]],
  ]);
  await shop.close();
});
