import { expect, test } from 'vitest';
import { CASE_STATES } from './orders/after-sale/reasons.ts';
import { staffReturnRequestTabs } from './orders/after-sale/staff-schemas.ts';
import { goodsOrderMachine, myOrderTabs } from './orders/goods-order.machine.ts';
import { staffOrderTabs } from './orders/staff-schemas.ts';
import { paymentMachine } from './payments/payment.machine.ts';
import { recordTabs } from './payments/proofs/staff-schemas.ts';
import { travelOrderMachine, travelOrderTabs } from './travel/travel-order.machine.ts';
import { staffWithdrawalTabs } from './withdrawals/staff-schemas.ts';
import { withdrawalMachine } from './withdrawals/withdrawal.machine.ts';

type Listed = {
  readonly list: string;
  readonly states: readonly string[];
  readonly tabs: Readonly<Record<string, readonly string[]>>;
  /** States that no tab shows but the one of all. */
  readonly inAllAlone?: readonly string[];
};

const lists: readonly Listed[] = [
  {
    list: 'the orders of a customer',
    states: goodsOrderMachine.states,
    tabs: myOrderTabs,
    inAllAlone: ['cancelled', 'closed', 'completed', 'user_deleted'],
  },
  { list: 'all orders', states: goodsOrderMachine.states, tabs: staffOrderTabs, inAllAlone: ['user_deleted'] },
  { list: 'return requests', states: CASE_STATES, tabs: staffReturnRequestTabs },
  { list: 'the travel orders of a customer', states: travelOrderMachine.states, tabs: travelOrderTabs },
  { list: 'payments', states: paymentMachine.states, tabs: recordTabs },
  { list: 'withdrawals', states: withdrawalMachine.states, tabs: staffWithdrawalTabs },
];

test.each(lists)(
  'every state of $list has its tab, or is named here as one without',
  ({ states, tabs, inAllAlone = [] }) => {
    const shown = new Set(Object.entries(tabs).flatMap(([tab, those]) => (tab === 'all' ? [] : those)));
    expect(states.filter((state) => !shown.has(state)).sort()).toEqual(inAllAlone);
    for (const state of shown) expect(states).toContain(state);
  },
);
