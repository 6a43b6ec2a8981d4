import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { CancelPreview } from '@app/contract/travel/schemas';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/goods-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA, dollars } from '../../../testing/shop-answers.ts';
import { PAID_COMBO, PAID_STAY } from '../../../testing/travel-answers.ts';
import { backWay } from '../policy/refund-words.ts';
import { eventKey } from './event-key.ts';

const { id } = PAID_STAY;
const EVENTS: TravelOrderDetail['timeline'] = [
  { event: 'place', state: 'pending_payment', at: '2027-01-05T08:00:00Z', by: 'customer', note: '' },
  { event: 'pay', state: 'pending_verification', at: '2027-01-05T08:00:01Z', by: 'system', note: '' },
  { event: 'cancel_paid', state: 'cancelled', at: '2027-03-02T09:30:00Z', by: 'customer', note: '' },
];
const FREE: Partial<TravelOrderDetail> = {
  payable: dollars(0),
  priceLines: [{ step: 'list_price', amount: dollars(0), detail: {} }],
  paidBy: null,
  timeline: EVENTS,
  refund: dollars(0),
};
const BY_POINTS: Partial<TravelOrderDetail> = {
  ...FREE,
  priceLines: [
    { step: 'list_price', amount: dollars(20_000), detail: {} },
    { step: 'points', amount: dollars(-20_000), detail: { points: 2_000, percent: 100 } },
  ],
};

const open = (order: Partial<TravelOrderDetail>, preview?: Partial<CancelPreview>) => {
  const server = new FakeServer().answer(travelEndpoints.travelOrderDetails, { ...PAID_STAY, ...order });
  if (preview) {
    server.answer(travelEndpoints.cancelPreview, {
      orderId: id,
      paid: dollars(0),
      fee: dollars(0),
      refund: dollars(0),
      points: 0,
      freeReason: null,
      backBy: [],
      refundUsd: 0,
      ...preview,
    });
  }
  return openScreen(`/hotelorderdetail?id=${id}`, { server, as: ANA });
};

test('a booking that costs nothing says so and never "paid", "refunded" or zeros', async () => {
  await open(FREE);
  expect(await screen.findByText('Booked, nothing to pay')).toBeVisible();
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('Nothing');
  for (const word of ['Paid', 'Refunded', 'Cancelled and refunded', 'Payment'])
    expect(screen.queryByText(word)).toBeNull();
  expect(document.body).not.toHaveTextContent(/Total ?\$0\.00/);
  expect(screen.queryByRole('link', { name: 'Receipt' })).toBeNull();
});

test('a booking that points pay wholly has a receipt, on which the points stand', async () => {
  const user = await open(BY_POINTS);
  await user.click(await screen.findByRole('link', { name: 'Receipt' }));
  const paper = within(await screen.findByRole('article', { name: 'Receipt' }));
  expect(paper.getByText('Total paid').nextSibling).toHaveTextContent('Nothing');
  expect(paper.queryByText('Payment number')).toBeNull();
  expect(paper.getByText('Points').nextSibling).toHaveTextContent('−$200.00');
  expect(paper.queryByText('Refunded')).toBeNull();
});

test('cancelling knows nothing paid, points alone, and a fee that eats all', async () => {
  const said = async (order: Partial<TravelOrderDetail>, preview: Partial<CancelPreview>) => {
    const user = await open({ ...order, state: 'confirmed', refund: null, actions: ['cancel_paid'] }, preview);
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    return within(await screen.findByRole('dialog'));
  };
  let sheet = await said(FREE, {});
  expect(await sheet.findByText('Nothing was paid, so there is nothing to give back.')).toBeVisible();
  for (const word of ['Paid', 'You get back', 'Nothing comes back at this time.'])
    expect(sheet.queryByText(word)).toBeNull();
  cleanup();
  sheet = await said(BY_POINTS, { points: 2_000 });
  expect(await sheet.findByText('Your points come back at once.')).toBeVisible();
  expect(sheet.getByText('Points returned').nextSibling).toHaveTextContent('2,000');
  expect(sheet.queryByText('You get back')).toBeNull();
  cleanup();
  sheet = await said({}, { paid: dollars(24_000), fee: dollars(24_000) });
  expect(await sheet.findByText('Nothing comes back at this time.')).toBeVisible();
  expect(sheet.getByText('You get back').nextSibling).toHaveTextContent('Nothing');
  expect(sheet.queryByText('Of which in points')).toBeNull();
  cleanup();
  sheet = await said({}, { paid: dollars(24_000), fee: dollars(25_000) });
  expect((await sheet.findByText('Of which in points')).nextSibling).toHaveTextContent('$10.00');
});

test('what comes back and what happened have names for every way of nothing', () => {
  const back = { paidUsd: 0, refundUsd: 0, points: 0, backBy: [] };
  expect(backWay(back)).toBe('nothing_paid');
  expect(backWay({ ...back, points: 5 })).toBe('points_back');
  expect(backWay({ ...back, paidUsd: 900 })).toBe('nothing');
  expect(
    backWay({
      ...back,
      paidUsd: 900,
      refundUsd: 900,
      backBy: [{ to: 'wallet', channel: 'Wallet', amount: dollars(900) }],
    }),
  ).toBe('wallet');
  expect(
    backWay({
      ...back,
      paidUsd: 900,
      refundUsd: 900,
      backBy: [{ to: 'provider', channel: 'Card', amount: dollars(900) }],
    }),
  ).toBe('channel');
  const of = (order: Partial<TravelOrderDetail>) => ({ ...PAID_STAY, ...order });
  expect(eventKey(of({}), 'pay')).toBe('travel.event.pay');
  expect(eventKey(of(FREE), 'pay')).toBe('travel.event.pay_nothing');
  expect(eventKey(of(BY_POINTS), 'cancel_paid')).toBe('travel.event.cancel_paid');
  expect(eventKey(of({ refund: dollars(0) }), 'cancel_paid')).toBe('travel.event.cancel');
  expect(eventKey(of({ refund: dollars(5) }), 'cancel_paid')).toBe('travel.event.cancel_paid');
});

test('a table of a combo that is paid there is not called included: page and receipt say about how much', async () => {
  const [stay] = PAID_COMBO.parts;
  if (!stay) throw new Error('the combo has a stay');
  const table = (key: string, averageUsd: number | null) => ({
    ...stay,
    slot: key,
    free: true,
    order: { ...stay.order, id: idOf(79), kind: 'dining' as const, payable: dollars(0) },
    subject: { ...stay.subject, title: `The long table ${key}`, item: { averageUsd } },
  });
  const combo = { ...PAID_COMBO, parts: [stay, table('a', 3_400), table('b', null)] };
  const server = new FakeServer().answer(bundleEndpoints.bundleDetails, combo);
  const user = await openScreen(`/comboorderdetail?id=${PAID_COMBO.id}`, { server, as: ANA });
  expect((await screen.findAllByText('Table reserved, you pay there (about $34.00 each)')).length).toBe(2);
  expect(screen.getAllByText('Table reserved, you pay there').length).toBe(2);
  expect(screen.queryByText('Included')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Receipt' }));
  const paper = within(await screen.findByRole('article', { name: 'Receipt' }));
  expect(paper.getByText('Table reserved, you pay there (about $34.00 each)')).toBeVisible();
});
