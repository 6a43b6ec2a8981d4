import { DAY } from '@app/kernel/clock';
import { expect, test } from 'vitest';
import { keysAt } from './signing-keys.ts';

const now = new Date('2026-11-30T12:00:00Z');
const key = (kid: string, days: number) => ({ kid, createdAt: new Date(now.getTime() - days * DAY) });
const kids = (of: ReturnType<typeof keysAt>) => ({
  signs: of.signs?.kid ?? null,
  published: of.published.map(({ kid }) => kid),
  over: of.over.map(({ kid }) => kid),
  due: of.due,
});

test('the first key signs at once, and another is due after 90 days', () => {
  expect(kids(keysAt([], now))).toEqual({ signs: null, published: [], over: [], due: true });
  expect(kids(keysAt([key('a', 0)], now))).toEqual({ signs: 'a', published: ['a'], over: [], due: false });
  expect(keysAt([key('a', 89)], now).due).toBe(false);
  expect(keysAt([key('a', 90)], now).due).toBe(true);
});

test('2026-04-08: a new key is published before it signs, and an old one for seven days after that', () => {
  const of = (days: number) => kids(keysAt([key('b', days), key('a', 90 + days)], now));
  expect(of(0.5)).toEqual({ signs: 'a', published: ['a', 'b'], over: [], due: false });
  expect(of(1)).toEqual({ signs: 'b', published: ['a', 'b'], over: [], due: false });
  expect(of(8)).toEqual({ signs: 'b', published: ['a', 'b'], over: [], due: false });
  expect(of(8.1)).toEqual({ signs: 'b', published: ['b'], over: ['a'], due: false });
});
