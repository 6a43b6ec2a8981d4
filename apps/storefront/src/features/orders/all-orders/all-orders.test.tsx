import { orderEndpoints } from '@app/contract/orders/endpoints';
import { type AnyOrder, ORDER_GROUPS, type OrderGroup } from '@app/contract/orders/schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/goods-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA, dollars } from '../../../testing/shop-answers.ts';

const STAY: AnyOrder = {
  kind: 'hotel',
  id: idOf(1),
  number: 'H2612010001',
  title: 'Sumida House',
  cover: null,
  stateText: 'Confirmed',
  payable: dollars(22_000),
  createdAt: '2026-12-01T12:00:00.000Z',
  details: `/hotelorderdetail?id=${idOf(1)}`,
  goods: null,
  booked: {
    subtitle: 'One room',
    from: '2027-01-10',
    to: '2027-01-12',
    waitsFor: 'customer',
    answerBy: null,
    pay: {
      path: `/hotelpayment?payment=${idOf(2)}`,
      until: new Date(Date.now() + 600_000).toISOString(),
      change: dollars(11_000),
    },
    group: null,
    proofWaits: false,
  },
};

test('a booking of which a change is to be paid says what that costs and leads to paying it', async () => {
  const counts = Object.fromEntries(ORDER_GROUPS.map((group) => [group, 1])) as Record<OrderGroup, number>;
  const second = { ...STAY, id: idOf(3), booked: STAY.booked };
  const server = new FakeServer().answer(orderEndpoints.allOrders, {
    list: [STAY, second],
    cursor: null,
    kinds: [],
    counts,
  });
  await openScreen('/order?group=unpaid', { server, as: ANA });
  expect(await screen.findAllByText(/^A change is held for you: \$110(\.00)? to pay$/)).toHaveLength(2);
  const [pay] = screen.getAllByRole('link', { name: 'Pay now' });
  expect(pay).toHaveAttribute('href', `#/hotelpayment?payment=${idOf(2)}`);
  // Changes are paid one by one: there is nothing to choose for one payment.
  expect(screen.queryByRole('button', { name: 'Pay several' })).toBeNull();
});
