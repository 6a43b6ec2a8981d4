import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { tripEndpoints } from '@app/contract/trips/endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA } from '../../../testing/shop-answers.ts';
import { TRIP_SUMMARY } from '../../../testing/trip-answers.ts';

const open = (more: Partial<typeof ANA>) => {
  const who = { ...ANA, ...more };
  return openScreen('/mine', { server: new FakeServer().answer(accountEndpoints.userInfo, who), as: who });
};

test('what is unpaid is counted of goods and bookings alike, and leads to the list of both', async () => {
  await open({ orderCounts: { ...ANA.orderCounts, unpaid: 1 }, unpaidBookings: 2 });
  const unpaid = await screen.findByRole('link', { name: /Unpaid.*3 orders/ });
  expect(unpaid).toHaveAttribute('href', '#/order?group=unpaid');
});

test('a booking that waits for an answer is named on the own page and leads there; of several the list does', async () => {
  const asked = { count: 1, path: '/ticketorderdetail?id=b', until: '2027-03-01T12:00:00.000Z' };
  await open({ askedBookings: asked });
  const note = await screen.findByRole('link', { name: /1 booking waits for your answer/ });
  expect(note).toHaveTextContent(/Answer by/);
  expect(note).toHaveAttribute('href', '#/ticketorderdetail?id=b');
});

test('several lead to the list, and nothing is said where none waits', async () => {
  await open({ askedBookings: { count: 2, path: '/x?id=b', until: '2027-03-01T12:00:00.000Z' } });
  expect(await screen.findByRole('link', { name: /2 bookings wait for your answer/ })).toHaveAttribute(
    'href',
    '#/order?group=asked',
  );
});

test('a trip of which something is still to be paid says so', async () => {
  const server = new FakeServer().answer(accountEndpoints.userInfo, ANA);
  await openScreen('/mine', { server: server.answer(tripEndpoints.nextTrip, { ...TRIP_SUMMARY, unpaid: 1 }), as: ANA });
  expect(await screen.findByRole('link', { name: /Lisbon.*1 to pay/ })).toBeVisible();
});
