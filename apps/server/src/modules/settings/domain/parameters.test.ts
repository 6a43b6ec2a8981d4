import { expect, test } from 'vitest';
import { parameters, parameterValues } from './parameters.ts';

test('without stored values every parameter has an initial one that obeys its rule', () => {
  const { values, refused } = parameterValues(new Map());
  expect(refused).toEqual([]);
  for (const [key, rule] of Object.entries(parameters)) {
    expect(rule.schema.safeParse(values[key as keyof typeof values]).success, key).toBe(true);
    expect(key.length).toBeLessThanOrEqual(50);
  }
});

test('a stored value counts when it obeys the rule, else the initial one does', () => {
  const stored = new Map<string, unknown>([
    ['order.unpaid_minutes', 45],
    ['order.deduction_percent', 900],
    ['shop.time_zone', 'Mars/Base'],
    ['nobody.reads_this', 1],
  ]);
  const { values, refused } = parameterValues(stored);
  expect(values['order.unpaid_minutes']).toBe(45);
  expect(values['order.deduction_percent']).toBe(10);
  expect(refused).toEqual(['order.deduction_percent', 'shop.time_zone']);
});
