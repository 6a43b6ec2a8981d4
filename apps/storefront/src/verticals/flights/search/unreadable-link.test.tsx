import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

const city = (digit: string) => `0000000${digit}-0000-4000-8000-000000000000`;

test.each([
  ['ways that are cut off', `ways=${city('1')}.${city('2')}.2027-05-01*${city('2')}.00`],
  ['a place that is cut off', `from=${city('1')}&to=0000000&day=2027-05-01`],
  ['no place to fly to', `from=LIS&day=2027-05-01`],
])('an address with %s says that it could not be read, asks nothing, and leads to the search', async (_, query) => {
  const server = new FakeServer();
  await openScreen(`/ticketssearch?${query}`, { server });
  expect(await screen.findByText('This link could not be read')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search again' })).toHaveAttribute('href', '#/ticketshome');
  expect(server.sentTo(flightEndpoints.flightSearch)).toEqual([]);
});
