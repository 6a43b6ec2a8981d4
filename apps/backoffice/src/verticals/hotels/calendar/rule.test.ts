import { expect, test } from 'vitest';
import { blankRule, changesNothing, type RuleDraft, ruleBody } from './rule';

const days = { from: '2026-12-01', to: '2026-12-31' };
const rule = (part: Partial<RuleDraft>): RuleDraft => ({
  ...blankRule({ days, planIds: ['flex'], roomTypeIds: ['suite'] }),
  ...part,
});

test('only what a rule changes is sent', () => {
  expect(ruleBody(rule({ weekdays: [5, 6], amountUsd: 12_000, closed: 'no' }))).toEqual({
    ...days,
    weekdays: [5, 6],
    planIds: ['flex'],
    roomTypeIds: ['suite'],
    price: { kind: 'set', usd: 12_000 },
    closed: false,
  });
  expect(ruleBody(rule({ price: 'lower', amountUsd: 500 })).price).toEqual({ kind: 'add', usd: -500 });
  expect(ruleBody(rule({ price: 'percent', percent: 120 })).price).toEqual({ kind: 'percent', percent: 120 });
  expect(ruleBody(rule({ price: 'keep', amountUsd: 500 }))).not.toHaveProperty('price');
});

test('a rule that changes nothing is known: no value, or nothing that the value is for', () => {
  expect(changesNothing(rule({}))).toBe(true);
  expect(changesNothing(rule({ minimumStay: 2 }))).toBe(false);
  expect(changesNothing(rule({ minimumStay: 2, planIds: [] }))).toBe(true);
  expect(changesNothing(rule({ units: 3, planIds: [] }))).toBe(false);
  expect(changesNothing(rule({ units: 3, roomTypeIds: [], planIds: [] }))).toBe(true);
});
