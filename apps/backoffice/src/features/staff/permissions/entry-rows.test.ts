import type { PermissionEntry } from '@app/contract/staff/control/staff-schemas';
import { expect, test } from 'vitest';
import { entryRows } from './entry-rows';

const entry = (id: string, parent: string | null) => ({ id, parent }) as PermissionEntry;
const entries = [
  entry('orders', null),
  entry('orders.goods', 'orders'),
  entry('orders.goods.view', 'orders.goods'),
  entry('dashboard', null),
];

test('when nothing is searched for, then the whole registry is nested in its order', () => {
  const rows = entryRows(entries, ' ', ({ id }) => id);
  expect(rows.map(({ id }) => id)).toEqual(['orders', 'dashboard']);
  expect(rows[0]?.children?.[0]?.children).toEqual([entries[2]]);
  expect(rows[1]).not.toHaveProperty('children');
});

test('when something is searched for, then matches stand with all they are in, and nothing else', () => {
  const rows = entryRows(entries, 'GOODS.view', ({ id }) => id);
  expect(rows.map(({ id }) => id)).toEqual(['orders']);
  expect(rows[0]?.children?.[0]?.children?.map(({ id }) => id)).toEqual(['orders.goods.view']);
  expect(entryRows(entries, 'nothing', ({ id }) => id)).toEqual([]);
});
