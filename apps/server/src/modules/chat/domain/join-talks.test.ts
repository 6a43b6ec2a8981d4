import { expect, test } from 'vitest';
import { joinTalks } from './join-talks.ts';

const visitors = { id: 'v', staffId: null };
const customers = { id: 'c', staffId: 'sam' };

test("the visitor's talk goes on, the customer's ends, its agent stays", () => {
  expect(joinTalks(visitors, customers)).toEqual({ current: 'v', ends: 'c', staffId: 'sam' });
  expect(joinTalks({ ...visitors, staffId: 'ann' }, customers).staffId).toBe('ann');
});

test('one talk alone goes on as it is', () => {
  expect(joinTalks(null, customers)).toEqual({ current: 'c', ends: null, staffId: 'sam' });
  expect(joinTalks(visitors, null)).toEqual({ current: 'v', ends: null, staffId: null });
  expect(joinTalks(null, null)).toEqual({ current: null, ends: null, staffId: null });
});
