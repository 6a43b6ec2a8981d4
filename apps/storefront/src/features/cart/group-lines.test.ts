import { expect, test } from 'vitest';
import { groupLines } from './group-lines.ts';

test('lines that a change mends stand apart from those that are gone, each in the order of the cart', () => {
  const states = ['offline', 'ok', 'over_limit', 'out_of_stock', 'insufficient', 'ok'] as const;
  const lines = states.map((state, at) => ({ state, at }));
  const places = Object.entries(groupLines(lines)).map(([name, group]) => [name, group.map(({ at }) => at)]);
  expect(Object.fromEntries(places)).toEqual({ ready: [1, 5], attention: [2, 4], gone: [0, 3] });
});
