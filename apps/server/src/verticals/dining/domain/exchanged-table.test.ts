import { expect, test } from 'vitest';
import { exchangedTable } from './exchanged-table.ts';

const table = (day: string, people: number, menus = 0) => ({
  day,
  deposit: people > 0 ? { eachUsd: 2_000, people } : null,
  menus:
    menus > 0 ? [{ id: 'm', name: { 'en-US': 'Menu' }, courses: [], count: menus, usd: 9_000, prepaid: true }] : [],
});

test('another night gives up all that was asked ahead, another hour of the night nothing', () => {
  expect(exchangedTable(table('2026-12-04', 4), table('2026-12-05', 4))).toEqual({
    part: 8_000,
    of: 8_000,
    becomes: 8_000,
  });
  expect(exchangedTable(table('2026-12-04', 4), table('2026-12-04', 4)).part).toBe(0);
});

test('of the same night, people who no longer come and menus that are no longer had are given up; more of them are not', () => {
  const night = '2026-12-04';
  expect(exchangedTable(table(night, 5), table(night, 3))).toEqual({ part: 4_000, of: 10_000, becomes: 6_000 });
  expect(exchangedTable(table(night, 0, 2), table(night, 2))).toEqual({ part: 14_000, of: 18_000, becomes: 4_000 });
  expect(exchangedTable(table(night, 2), table(night, 5)).part).toBe(0);
});

test('a table that cost nothing ahead gives up nothing', () => {
  expect(exchangedTable(table('2026-12-04', 0), table('2026-12-05', 4))).toEqual({ part: 0, of: 0, becomes: 8_000 });
});

test('a menu that is paid there is not asked ahead', () => {
  const [menu] = table('2026-12-04', 0, 2).menus;
  const there = { ...table('2026-12-04', 0), menus: menu ? [{ ...menu, prepaid: false }] : [] };
  expect(exchangedTable(there, there).of).toBe(0);
});
