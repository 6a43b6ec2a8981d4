import { expect, test } from 'vitest';
import { createMemoryBudget } from './memory-budget.ts';

test('there is room for as many bytes as all who keep something leave of the budget', () => {
  const budget = createMemoryBudget(100);
  const user = (bytes: number) => budget.enroll({ name: `of ${bytes}`, bytes: () => bytes, shrink: () => undefined });
  const { hasRoom } = user(30);
  expect([hasRoom(70), hasRoom(71)]).toEqual([true, false]);
  user(50);
  expect([hasRoom(20), hasRoom(21)]).toEqual([true, false]);
});
