import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { PriceLine } from '@app/contract/orders/price-lines';
import type { OrderDetail } from '@app/contract/orders/schemas';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { idOf } from '../../testing/goods-answers.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { CANCELLED_ORDER } from '../../testing/order-answers.ts';
import { sampleSubjects } from '../../testing/sample-subjects.gen.ts';
import { ANA, dollars } from '../../testing/shop-answers.ts';
import { PAID_COMBO, PAID_STAY } from '../../testing/travel-answers.ts';
import { writtenOn } from '../../testing/written-on.ts';

// What stands on the receipt of everything that has one, stored beside the guide that shows it (docs/guide/papers.md).

const line = (step: PriceLine['step'], cents: number, more: Partial<PriceLine> = {}): PriceLine => ({
  step,
  amount: dollars(cents),
  detail: {},
  ...more,
});
const item = (label: string, quantity: number, each: number) => ({
  label,
  quantity,
  each: dollars(each),
  amount: dollars(quantity * each),
});

const PAID_AT = '2026-12-01T12:00:00.000Z';

/** A paid booking of this kind with its list price and what was taken off and added. */
function booked(kind: TravelKind, lines: readonly PriceLine[], more: Partial<TravelOrderDetail> = {}) {
  const payable = dollars(lines.reduce((sum, { amount }) => sum + amount.usd, 0));
  return {
    ...PAID_STAY,
    kind,
    number: 'T26120147KX2M9PR',
    subject: sampleSubjects[kind],
    priceLines: [...lines],
    paidAt: PAID_AT,
    payable,
    ...more,
  };
}

const BOUGHT: OrderDetail = {
  ...CANCELLED_ORDER,
  number: 'G26120147KX2M9PR',
  state: 'completed',
  lines: CANCELLED_ORDER.lines.map((one) => ({ ...one, options: 'Brass, large', quantity: 2 })),
  payable: dollars(8_265),
  priceLines: [
    line('list_price', 8_000, { detail: { count: 2 } }),
    line('coupon', -800, { detail: { kind: 'order', name: 'Thank you' } }),
    line('points', -200, { detail: { points: 200 } }),
    line('postage', 500),
    line('tax', 765, { detail: { percent: 10.2, name: 'Portugal' } }),
  ],
  paidAt: PAID_AT,
  paidBy: 'Wallet balance',
};
const ofGoods = (order: Partial<OrderDetail>) => ({
  address: '/receipt?id=',
  server: () => new FakeServer().answer(orderEndpoints.orderDetails, { ...BOUGHT, ...order }),
});
const ofBooking = (address: string, order: TravelOrderDetail) => ({
  address,
  server: () =>
    new FakeServer()
      .answer(travelEndpoints.travelOrderDetails, order)
      .answer(flightEndpoints.flightTickets, [
        { guest: 1, airline: 'Meridian Air', number: '0472410000017', recordLocator: 'K7M2QX', void: false },
      ]),
});
const ofBundle = (address: string, kind: typeof PAID_COMBO.kind, of: Partial<typeof PAID_COMBO>) => ({
  address,
  server: () => new FakeServer().answer(bundleEndpoints.bundleDetails, { ...PAID_COMBO, kind, ...of }),
});

const [STAY] = PAID_COMBO.parts;
const tourPart = (slot: string, number: string) => {
  if (!STAY) throw new Error('the combo has a stay');
  const priceLines = [line('list_price', 9_000, { items: [item('Adult', 2, 4_500)] }), line('variant', -900)];
  const order = { ...STAY.order, kind: 'tour' as const, number, payable: dollars(8_100) };
  return { ...STAY, slot, subject: sampleSubjects.tour, references: [], order, priceLines };
};
const POINTS_LINES = BOUGHT.lines.map((one) => ({ ...one, points: 1_200, price: dollars(0) }));
const stayLines = [line('list_price', 24_000, { items: [item('Double room', 2, 12_000)] })];
const stayTax = line('tax', 2_400, { detail: { percent: 10 } });

const RECEIPTS = {
  goods: ofGoods({}),
  'goods-at-a-flash-deal-returned': ofGoods({
    payable: dollars(6_400),
    priceLines: [
      line('list_price', 8_000, { detail: { count: 2 } }),
      line('deal', -1_600, { detail: { percent: 20 } }),
      line('postage', 0),
      line('tax', 0, { detail: { percent: 0 } }),
    ],
    refundAmount: dollars(3_200),
  }),
  'goods-for-points': ofGoods({
    lines: POINTS_LINES,
    pointsForGoods: 2_400,
    payable: dollars(500),
    priceLines: [line('list_price', 0, { detail: { count: 2 } }), line('postage', 500), line('tax', 0)],
  }),
  stay: ofBooking('/hotelreceipt?id=', booked('hotel', [...stayLines, stayTax])),
  'stay-at-a-deal': ofBooking(
    '/hotelreceipt?id=',
    booked('hotel', [
      ...stayLines,
      line('deal', -4_800, { detail: { percent: 20 } }),
      line('tax', 1_920, { detail: { percent: 10 } }),
    ]),
  ),
  flight: ofBooking(
    '/ticketreceipt?id=',
    booked(
      'flight',
      [
        line('list_price', 22_000, {
          items: [item('LIS → CDG, adult', 1, 11_000), item('CDG → LIS, adult', 1, 11_000)],
        }),
        line('variant', -1_100),
      ],
      { references: ['K7M2QX', '0472410000017'] },
    ),
  ),
  tour: ofBooking(
    '/tourreceipt?id=',
    booked('tour', [line('list_price', 9_000, { items: [item('Adult', 2, 4_500)] })]),
  ),
  table: ofBooking(
    '/diningreceipt?id=',
    booked('dining', [line('list_price', 4_000, { items: [item('Deposit', 2, 2_000)] })], {
      references: [],
      subject: {
        ...sampleSubjects.dining,
        item: { ...sampleSubjects.dining.item, deposit: { eachUsd: 2_000, people: 2 } },
      },
    }),
  ),
  'set-meals': ofBooking(
    '/diningcomboreceipt?id=',
    booked('diningcombo', [line('list_price', 9_600, { items: [item('Tasting for two', 2, 4_800)] })], {
      references: [],
    }),
  ),
  combo: ofBundle('/comboreceipt?id=', 'combo', {}),
  'combo-of-tours': ofBundle('/tourcomboreceipt?id=', 'tourcombo', {
    number: 'TC-75',
    subject: { id: idOf(76), title: 'Castles and coast', cover: null },
    parts: [tourPart('first', 'T-78'), tourPart('second', 'T-79')],
    payable: dollars(16_200),
  }),
};

test.each(Object.entries(RECEIPTS))('the receipt of %s says what is kept of it', async (name, { address, server }) => {
  await openScreen(`${address}${idOf(73)}`, { server: server(), as: ANA });
  const paper = await screen.findByRole('article', { name: 'Receipt' });
  if (name === 'flight') await screen.findByText(/0472410000017/);
  await expect(writtenOn(paper)).toMatchFileSnapshot(`../../../../../docs/guide/receipts/${name}.txt`);
});
