import { expect, test } from 'vitest';
import { cancelRows } from './bundle-cancel-rows.ts';

const usd = (cents: number) => ({ usd: cents, amount: cents, currency: 'USD' });
const part = (title: string, becomes: 'cancelled' | 'kept' | 'gone', paid: number) => ({
  slot: title,
  orderId: title,
  title,
  becomes,
  paid: usd(paid),
  fee: usd(0),
  refund: usd(paid),
  points: 0,
});

test('what becomes cancelled is summed; what has begun is told, what was cancelled before is not', () => {
  const rows = cancelRows({
    parts: [part('a', 'gone', 900), part('b', 'kept', 500), part('c', 'cancelled', 300), part('d', 'cancelled', 40)],
  });
  expect(rows.cancelled.map(({ title }) => title)).toEqual(['c', 'd']);
  expect(rows.kept.map(({ title }) => title)).toEqual(['b']);
  expect(rows.paid).toEqual(usd(340));
});

test('where nothing can be cancelled nothing was paid for it', () => {
  expect(cancelRows({ parts: [part('a', 'kept', 500)] })).toMatchObject({ cancelled: [], paid: null });
});
