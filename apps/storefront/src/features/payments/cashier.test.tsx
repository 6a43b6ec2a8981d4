import { orderEndpoints } from '@app/contract/orders/endpoints';
import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { idOf } from '../../testing/goods-answers.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { cashierOf } from '../../testing/payment-answers.ts';
import { ANA, dollars } from '../../testing/shop-answers.ts';

const UNHEARD = 'We did not hear whether the payment went through.';

test('a payment that gets no answer: the screen says so and keeps a button that sends the same once more', async () => {
  const due = cashierOf('hotel_order');
  const paid = { ...due, status: 'paid', expiresAt: null } as const;
  const server = new FakeServer()
    .answer(paymentEndpoints.cashier, due)
    .answer(paymentEndpoints.payStatus, due)
    .fail(paymentEndpoints.pay);
  const user = await openScreen(`/hotelpayment?payment=${due.paymentId}`, { server, as: ANA });
  await user.click(await screen.findByRole('button', { name: 'Pay $40.00' }));
  const shown = (await screen.findByText(UNHEARD, { exact: false })).closest<HTMLElement>('[role="alert"]');
  expect(shown).toBeVisible();
  // The payment is done, and its answer is lost on the way.
  server.break(paymentEndpoints.pay).answer(paymentEndpoints.cashier, paid).answer(paymentEndpoints.payStatus, paid);
  await user.click(within(shown as HTMLElement).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Paid' })).toBeVisible();
  expect(screen.queryByText(UNHEARD, { exact: false })).toBeNull();

  const [first, second, ...more] = server.sentTo(paymentEndpoints.pay);
  expect(more).toEqual([]);
  expect(first?.body).toEqual({ payment: due.paymentId, channel: due.channels[0]?.id });
  expect(second?.body).toEqual(first?.body);
  expect(first?.headers['idempotency-key']).toBeTruthy();
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
});

test('a combined payment lists its orders with what each costs, and can be called off', async () => {
  const due = cashierOf('order_group');
  const member = { kind: 'goods_order', amount: dollars(1_500), paidHere: false, order: null } as const;
  const group = {
    ...{
      id: due.payable.id ?? '',
      number: 'P-20',
      paymentId: due.paymentId,
      status: 'pending' as const,
      total: due.amount,
    },
    ...{ paid: null, creditedLate: null, createdAt: due.serverTime, expiresAt: due.expiresAt, proofWaits: false },
    orders: [
      { ...member, id: idOf(61), number: 'N-61', title: 'Harbour lamp' },
      { ...member, id: idOf(62), number: 'N-62', title: 'A night in Lisbon', amount: dollars(2_500) },
    ],
  } as const;
  const server = new FakeServer()
    .answer(paymentEndpoints.cashier, due)
    .answer(paymentEndpoints.payStatus, due)
    .answer(orderGroupEndpoints.orderGroup, { ...group, orders: [...group.orders] })
    .answer(orderGroupEndpoints.callOffGroup, { groupId: group.id })
    .answer(orderEndpoints.allOrders, {
      ...{ list: [], cursor: null, kinds: [] },
      counts: { all: 0, unpaid: 0, asked: 0, active: 0, done: 0, cancelled: 0, returns: 0 },
    });
  const user = await openScreen(`/payorder?payment=${due.paymentId}`, { server, as: ANA });
  expect(await screen.findByText('A night in Lisbon')).toBeVisible();
  expect(screen.getAllByText('$15.00')).not.toHaveLength(0);
  expect(screen.getAllByText('$25.00')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Pay them separately' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Call off this payment?' }));
  await user.click(asked.getByRole('button', { name: 'Pay them separately' }));
  await waitFor(() => expect(window.location.hash).toBe('#/order?group=unpaid'));
  expect(server.sentTo(orderGroupEndpoints.callOffGroup).map(({ body }) => body)).toEqual([{ groupId: group.id }]);
});
