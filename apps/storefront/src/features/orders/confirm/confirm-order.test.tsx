import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { type OrderInTheWay, unpaidInTheWay } from '@app/contract/orders/in-the-way';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { HOME, idOf, inAnHour, pageWith, quoteOfLamp } from '../../../testing/goods-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { CANCELLED_ORDER } from '../../../testing/order-answers.ts';
import { cashierOf } from '../../../testing/payment-answers.ts';
import { ANA, dollars } from '../../../testing/shop-answers.ts';
import { goodsAlone, seenPrice } from '../../../widgets/seen-price.tsx';

const quote = quoteOfLamp();

/** Opens the confirmation of an order of a lamp. */
function openConfirmation(server: FakeServer, seen?: string) {
  server.answer(orderEndpoints.readQuote, quote).answer(accountEndpoints.addressPage, pageWith(HOME));
  return openScreen(`/confirmorder?quote=${quote.id}${seen ? `&seen=${seen}` : ''}`, { server, as: ANA });
}

test('a note stops at its limit', async () => {
  const server = new FakeServer();
  const user = await openConfirmation(server);
  await user.click(await screen.findByRole('button', { name: /^Note to seller/ }));
  const note = screen.getByRole('textbox');
  expect(note).toHaveFocus();
  await fill(user, note, 'n'.repeat(260));
  expect(note).toHaveValue('n'.repeat(200));
  expect(screen.getByText('200 of 200')).toBeVisible();
  cleanup();

  await openConfirmation(server);
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeEnabled();
});

test('goods that cost something else on the page before are said to; their delivery and tax do not count', async () => {
  const goods = seenPrice(goodsAlone(quote));
  await openConfirmation(new FakeServer(), '5000_USD');
  expect(await screen.findByText(/^The goods cost \$50\.00 on the page you came from\./)).toBeVisible();
  cleanup();

  await openConfirmation(new FakeServer(), goods);
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeEnabled();
  expect(screen.queryByText(/on the page you came from/)).toBeNull();
});

test('a second order is offered to wait until the unpaid one is settled', async () => {
  const { id: orderId, paymentId } = CANCELLED_ORDER;
  const server = new FakeServer().refuse(orderEndpoints.submitOrder, 'order.unpaid_exists', undefined, {
    ...unpaidInTheWay([{ orderId, paymentId, inReview: false }], 1),
  });
  const goods = { ...CANCELLED_ORDER, state: 'pending_payment' as const, count: 2, expiresAt: inAnHour() };
  const { number, payable, createdAt } = goods;
  const lamp = { kind: 'goods', id: orderId, number, title: 'Harbour lamp', cover: null, stateText: 'To pay' };
  const waiting = { ...lamp, payable, createdAt, details: '/orderdetails', goods, booked: null };
  const counts = { all: 1, unpaid: 1, asked: 0, active: 0, done: 0, cancelled: 0, returns: 0 };
  server.answer(orderEndpoints.allOrders, { list: [waiting], cursor: null, kinds: [], counts });
  const user = await openConfirmation(server);
  await user.click(await screen.findByRole('button', { name: 'Place order' }));
  const asked = within(await screen.findByRole('dialog', { name: 'You have an unpaid order' }));
  // It names the order: what, how much, and until when.
  expect(await asked.findByText('Harbour lamp')).toBeVisible();
  expect(asked.getByText('N-30')).toBeVisible();
  expect(asked.getByText('$40.00')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent(/Pay within 1 hour/);
  expect(asked.getByText('Pay or cancel it, then you can place this one.')).toBeVisible();
  expect(asked.getByRole('button', { name: 'Pay that order' })).toBeVisible();
  expect(asked.getByRole('button', { name: 'Look at it' })).toBeVisible();

  const cashier = cashierOf('goods_order');
  const placed = { orderId: idOf(21), number: 'N-21', paymentId: cashier.paymentId, state: 'pending_payment' } as const;
  server.answer(orderEndpoints.submitOrder, placed);
  server.answer(paymentEndpoints.cashier, cashier).answer(paymentEndpoints.payStatus, cashier);
  await user.click(asked.getByRole('button', { name: 'Cancel it and place this one' }));
  expect(await screen.findByRole('button', { name: 'Pay $40.00' })).toBeEnabled();
  const once = { quoteId: quote.id, note: '' };
  expect(server.sentTo(orderEndpoints.submitOrder).map(({ body }) => body)).toEqual([
    { ...once, insteadOf: [] },
    { ...once, insteadOf: [orderId] },
  ]);
  expect(window.location.hash).toBe(`#/payorder?payment=${cashier.paymentId}`);
});

test('a price that changed meanwhile is asked about; who declines sees the new one', async () => {
  const after = {
    ...quote,
    lines: quote.lines.map((line) => ({ ...line, price: dollars(4_500) })),
    payable: dollars(4_500),
  };
  const server = new FakeServer()
    .refuse(orderEndpoints.submitOrder, 'order.quote_changed', undefined, { before: quote, after })
    .answer(orderEndpoints.reviseQuote, after);
  const user = await openConfirmation(server);
  const place = await screen.findByRole('button', { name: 'Place order' });
  expect(screen.getByRole('main')).not.toHaveTextContent('$45.00');
  await user.click(place);
  const changed = await screen.findByRole('dialog', { name: 'Something has changed' });
  expect(changed).toHaveTextContent('$40.00');
  expect(within(changed).getByRole('button', { name: 'Order for $45.00' })).toBeEnabled();
  expect(server.sentTo(orderEndpoints.reviseQuote)).toEqual([]);
  await user.click(within(changed).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('$45.00'));

  const cashier = { ...cashierOf('goods_order'), amount: dollars(4_500) };
  const placed = { orderId: idOf(21), number: 'N-21', paymentId: cashier.paymentId, state: 'pending_payment' } as const;
  server.answer(orderEndpoints.submitOrder, placed);
  server.answer(paymentEndpoints.cashier, cashier).answer(paymentEndpoints.payStatus, cashier);
  await user.click(place);
  expect(await screen.findByRole('button', { name: 'Pay $45.00' })).toBeEnabled();
  expect(server.sentTo(orderEndpoints.submitOrder)).toHaveLength(2);
});

test('several that are unpaid are named, each with what can be done about it; they are cancelled with the placing of the new one, or not at all', async () => {
  const first = { orderId: idOf(31), paymentId: idOf(32), inReview: false };
  const second = { orderId: idOf(33), paymentId: idOf(34), inReview: true };
  const third = { orderId: idOf(35), paymentId: idOf(36), inReview: false };
  const refusing = (orders: readonly OrderInTheWay[]) => ({ ...unpaidInTheWay(orders, 1) });
  const server = new FakeServer().refuse(
    orderEndpoints.submitOrder,
    'order.unpaid_exists',
    undefined,
    refusing([first, second, third]),
  );
  const list = [first, second, third].map(({ orderId, inReview }, index) => ({
    kind: 'goods',
    id: orderId,
    number: `N-${index}`,
    title: `Lamp ${index}`,
    cover: null,
    stateText: inReview ? 'Waiting for review' : 'To pay',
    payable: CANCELLED_ORDER.payable,
    createdAt: CANCELLED_ORDER.createdAt,
    details: '/orderdetails',
    goods: { ...CANCELLED_ORDER, id: orderId, state: 'pending_payment' as const, count: 2, expiresAt: inAnHour() },
    booked: null,
  }));
  const counts = { all: 3, unpaid: 3, asked: 0, active: 0, done: 0, cancelled: 0, returns: 0 };
  server.answer(orderEndpoints.allOrders, { list, cursor: null, kinds: [], counts });
  const user = await openConfirmation(server);
  await user.click(await screen.findByRole('button', { name: 'Place order' }));
  const asked = within(await screen.findByRole('dialog', { name: 'You have 3 unpaid orders' }));
  expect(await asked.findAllByRole('listitem')).toHaveLength(3);
  expect(asked.getByText('Waiting for review')).toBeVisible();
  expect(asked.getByText(/can be paid once the shop has passed it/)).toBeVisible();
  expect(asked.getByRole('button', { name: 'Pay that order: Lamp 0' })).toBeVisible();
  expect(asked.queryByRole('button', { name: 'Pay that order: Lamp 1' })).toBeNull();
  expect(asked.getByRole('button', { name: 'Look at it: Lamp 1' })).toBeVisible();

  // The new one is sold out: it says so, and nothing was cancelled for it.
  server.refuse(orderEndpoints.submitOrder, 'stock.out');
  await user.click(asked.getByRole('button', { name: 'Cancel all 3 and place this one' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sentTo(orderEndpoints.cancelOrder)).toEqual([]);
  const bodies = () => server.sentTo(orderEndpoints.submitOrder).map(({ body }) => body?.insteadOf);
  expect(bodies()).toEqual([[], [first, second, third].map(({ orderId }) => orderId)]);

  // What was said once is asked again for the next try.
  server.refuse(orderEndpoints.submitOrder, 'order.unpaid_exists', undefined, refusing([second, third]));
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  const left = within(await screen.findByRole('dialog', { name: 'You have 2 unpaid orders' }));
  const cashier = cashierOf('goods_order');
  const placed = { orderId: idOf(21), number: 'N-21', paymentId: cashier.paymentId, state: 'pending_payment' } as const;
  server.answer(orderEndpoints.submitOrder, placed);
  server.answer(paymentEndpoints.cashier, cashier).answer(paymentEndpoints.payStatus, cashier);
  await user.click(left.getByRole('button', { name: 'Cancel all 2 and place this one' }));
  expect(await screen.findByRole('button', { name: 'Pay $40.00' })).toBeEnabled();
  expect(bodies().slice(2)).toEqual([[], [second, third].map(({ orderId }) => orderId)]);
});

test('an order in review is named as that, and nothing leads to paying it', async () => {
  const { id: orderId, paymentId } = CANCELLED_ORDER;
  const server = new FakeServer().refuse(orderEndpoints.submitOrder, 'order.unpaid_exists', undefined, {
    ...unpaidInTheWay([{ orderId, paymentId, inReview: true }], 1),
  });
  const user = await openConfirmation(server);
  await user.click(await screen.findByRole('button', { name: 'Place order' }));
  const asked = within(await screen.findByRole('dialog', { name: 'You have an order in review' }));
  expect(asked.getByText(/can be paid once the shop has passed it/)).toBeVisible();
  expect(asked.queryByRole('button', { name: /Pay/ })).toBeNull();
  expect(asked.getByRole('button', { name: 'Cancel it and place this one' })).toBeEnabled();
  expect(asked.getByRole('button', { name: 'Look at it' })).toBeVisible();
});
