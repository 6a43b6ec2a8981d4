import type { ProductCard } from '@app/contract/catalog/schemas';
import { expect, test } from 'vitest';
import { groupArrivals } from './arrival-groups.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const cardOf = (createdAt: string) => ({ id: createdAt, createdAt }) as ProductCard;

test('products fall into their weeks and keep their order', () => {
  const cards = ['2026-11-21T11:00:00Z', '2026-11-15T12:00:01Z', '2026-11-14T12:00:00Z', '2026-11-01T00:00:00Z'];
  expect(groupArrivals(cards.map(cardOf), now).map(({ age, cards: inAge }) => [age, inAge.length])).toEqual([
    ['this_week', 2],
    ['last_week', 1],
    ['earlier', 1],
  ]);
});

test('weeks without products are left out', () => {
  expect(groupArrivals([cardOf('2026-10-30T00:00:00Z')], now).map(({ age }) => age)).toEqual(['earlier']);
  expect(groupArrivals([], now)).toEqual([]);
});
