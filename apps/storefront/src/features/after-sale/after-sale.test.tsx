import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import type { ReturnRequest } from '@app/contract/orders/after-sale/schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { idOf } from '../../testing/goods-answers.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { CANCELLED_ORDER } from '../../testing/order-answers.ts';
import { ANA, dollars } from '../../testing/shop-answers.ts';

const LINES = CANCELLED_ORDER.lines.map((line) => ({ ...line, left: line.quantity }));
const SPLIT = {
  goods: dollars(4_000),
  postage: dollars(0),
  keptPostage: null,
  amount: dollars(4_000),
  to: 'wallet',
  points: 0,
  coupon: dollars(0),
  everything: true,
} as const;
const CASE: ReturnRequest = {
  id: idOf(50),
  number: 'R-50',
  kind: 'refund',
  state: 'refund_requested',
  count: 1,
  amount: dollars(4_000),
  createdAt: '2026-01-05T08:00:00.000Z',
  orderId: CANCELLED_ORDER.id,
  orderNumber: CANCELLED_ORDER.number,
  reason: 'other',
  description: '',
  pictures: [],
  lines: [],
  split: SPLIT,
  answer: '',
  returnAddress: null,
  returnParcel: null,
  waitsFor: 'staff',
  dueAt: null,
  endedAt: null,
  timeline: [],
  actions: [],
};

test('once a refund is asked for, its form is not asked for again', async () => {
  const server = new FakeServer()
    .answer(afterSaleEndpoints.afterSaleForm, {
      orderId: CANCELLED_ORDER.id,
      orderNumber: CANCELLED_ORDER.number,
      state: 'pending_shipping',
      kind: 'refund',
      lines: LINES,
      reasons: ['other'],
      until: null,
      answerDays: 2,
    })
    .answer(afterSaleEndpoints.afterSaleQuote, SPLIT)
    .answer(afterSaleEndpoints.afterSaleDetails, CASE)
    .answer(afterSaleEndpoints.requestAfterSale, () => {
      // By now there is a case: the order allows no second one.
      server.refuse(afterSaleEndpoints.afterSaleForm, 'order.not_allowed');
      return CASE;
    });
  const user = await openScreen(`/aftersale?order=${CANCELLED_ORDER.id}`, { server, as: ANA });
  await user.click(await screen.findByRole('button', { name: 'Another reason' }));
  await user.click(await screen.findByRole('button', { name: /^Send request · / }));
  expect(await screen.findByText('R-50')).toBeVisible();
  expect(server.sentTo(afterSaleEndpoints.afterSaleForm)).toHaveLength(1);
});

test('what of delivery stays with the shop, with its tax, is said before a return is asked for', async () => {
  const server = new FakeServer()
    .answer(afterSaleEndpoints.afterSaleForm, {
      orderId: CANCELLED_ORDER.id,
      orderNumber: CANCELLED_ORDER.number,
      state: 'completed',
      kind: 'return',
      lines: LINES,
      reasons: ['other'],
      until: null,
      answerDays: 2,
    })
    .answer(afterSaleEndpoints.afterSaleQuote, {
      ...SPLIT,
      goods: dollars(1_930),
      amount: dollars(1_930),
      keptPostage: dollars(600),
    });
  await openScreen(`/aftersale?order=${CANCELLED_ORDER.id}`, { server, as: ANA });
  expect(await screen.findByText(/^\$6\.00 for delivery, tax included, is not given back/)).toBeVisible();
  expect(server.sentTo(afterSaleEndpoints.requestAfterSale)).toEqual([]);
});
