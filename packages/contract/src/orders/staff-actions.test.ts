import { expect, test } from 'vitest';
import { goodsOrderMachine } from './goods-order.machine.ts';
import { staffAction } from './staff-schemas.ts';

test('every step of an order that staff may take is one the back office draws a button for', () => {
  const steps = goodsOrderMachine.transitions
    .filter((rule) => (rule.by as readonly string[]).includes('admin'))
    .map((rule) => rule.on);
  expect([...staffAction.options].sort()).toEqual([...new Set(steps)].sort());
});
