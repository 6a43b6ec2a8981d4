import { travelEndpoints } from '@app/contract/travel/endpoints';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import type { HotelCard, HotelFacets } from '@app/contract/verticals/hotels/views';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { idOf } from '../../../testing/goods-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { dollars } from '../../../testing/shop-answers.ts';

const LISBON = idOf(80);
const ADDRESS = `/hotelsearch?city=${LISBON}`;

const HOTEL: HotelCard = {
  id: idOf(81),
  name: 'Harbour House',
  stars: 4,
  city: 'Lisbon',
  area: 'Alfama',
  cover: '/a.webp',
  pictures: [],
  score: 8.7,
  reviews: 12,
  facilities: [],
  latitude: 38.7,
  longitude: -9.1,
  distance: 900,
  price: null,
  taxPercent: 0,
  deal: null,
  board: null,
  freeCancellation: false,
  roomsLeft: null,
};
const FACETS: HotelFacets = {
  stars: [
    { value: 4, count: 3 },
    { value: 5, count: 0 },
  ],
  board: [],
  facility: [],
  area: [],
  score: [{ value: 9, count: 2 }],
  freeCancellation: 1,
  nightly: { min: dollars(8000), max: dollars(20_000) },
};
const page = (hotels: HotelCard[]) => ({ list: hotels, cursor: null, total: hotels.length, facets: FACETS });
const server = () => new FakeServer().answer(travelEndpoints.cities, []);

test('a search shows ghosts until its answer is there, then how many it found', async () => {
  const fake = server();
  const go = fake.hold(hotelEndpoints.hotelSearch, page([HOTEL]));
  await openScreen(ADDRESS, { server: fake });
  expect(screen.queryByText(/^1 hotel/)).toBeNull();
  go();
  expect(await screen.findByText(/^1 hotel/)).toHaveRole('status');
  expect(screen.getByText('Harbour House')).toBeVisible();
});

test('a search that failed is tried again', async () => {
  const fake = server().fail(hotelEndpoints.hotelSearch);
  const user = await openScreen(ADDRESS, { server: fake });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fake.answer(hotelEndpoints.hotelSearch, page([HOTEL]));
  await user.click(again);
  expect(await screen.findByText('Harbour House')).toBeVisible();
});

test('where filters left nothing, one of them is taken off by a press', async () => {
  const fake = server()
    .answer(hotelEndpoints.hotelSearch, ({ query }) => page(query.priceMin ? [] : [HOTEL]))
    .answer(hotelEndpoints.hotelAlternatives, {
      all: 9,
      filters: [{ filter: 'price', count: 4 }],
      days: [],
      rooms: [],
      cities: [],
    });
  const user = await openScreen(`${ADDRESS}&priceMin=900&in=USD&stars=4`, { server: fake });
  await user.click(await screen.findByRole('button', { name: /Without.*Price/i }));
  expect(await screen.findByText('Harbour House')).toBeVisible();
  expect(fake.sentTo(hotelEndpoints.hotelSearch).at(-1)?.query.stars).toBe('4');
});

test('the sheet of filters counts, refuses a price that is none, and asks for what was chosen', async () => {
  const fake = server().answer(hotelEndpoints.hotelSearch, page([HOTEL]));
  const user = await openScreen(ADDRESS, { server: fake });
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('button', { name: /^5 stars/ })).toBeDisabled();
  await user.click(sheet.getByRole('button', { name: /^4 stars/ }));
  await user.click(sheet.getByRole('button', { name: /^9/ }));
  await fill(user, sheet.getByLabelText('From'), 'cheap');
  await user.click(sheet.getByRole('button', { name: /^Show/ }));
  expect(sheet.getByLabelText('From')).toBeInvalid();
  expect(sheet.getByLabelText('From')).toHaveFocus();
  await fill(user, sheet.getByLabelText('From'), '50');
  await user.click(sheet.getByRole('button', { name: /^Show/ }));
  const asked = fake.sentTo(hotelEndpoints.hotelSearch).at(-1)?.query;
  expect(asked?.stars).toBe('4');
  expect(asked?.scoreMin).toBe('9');
  expect(asked?.priceMin).toBe('50');
  expect(await screen.findByRole('button', { name: /^Filters.*3/ })).toHaveAttribute('aria-pressed', 'true');
});

test('the order that is usual is not written into the address', async () => {
  const fake = server().answer(hotelEndpoints.hotelSearch, page([HOTEL]));
  const user = await openScreen(`${ADDRESS}&sort=magic`, { server: fake });
  await screen.findByText('Harbour House');
  expect(fake.sentTo(hotelEndpoints.hotelSearch).at(-1)?.query.sort).toBe('recommended');
  await user.click(screen.getByRole('button', { name: 'Recommended' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lowest price' }));
  expect(window.location.hash).toContain('sort=price_asc');
  await user.click(await screen.findByRole('button', { name: 'Lowest price' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Recommended' }));
  expect(window.location.hash).not.toContain('sort=');
});

test('pressing Search once more asks once more: what was found a moment ago may be gone', async () => {
  const city = { id: LISBON, name: 'Lisbon', country: 'PT', hotels: 1 } as never;
  const fake = new FakeServer()
    .answer(travelEndpoints.cities, [city])
    .answer(hotelEndpoints.hotelSearch, page([HOTEL]));
  const user = await openScreen(ADDRESS, { server: fake });
  expect(await screen.findByText('Harbour House')).toBeVisible();
  fake.answer(hotelEndpoints.hotelSearch, page([{ ...HOTEL, name: 'Lantern Inn' }]));
  await user.click(screen.getByRole('button', { name: /Lisbon/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Search hotels' }));
  expect(await screen.findByText('Lantern Inn')).toBeVisible();
  expect(screen.queryByText('Harbour House')).toBeNull();
});

test('a city that cannot be read in an address is not asked for', async () => {
  const fake = server().answer(hotelEndpoints.hotelSearch, page([HOTEL]));
  await openScreen('/hotelsearch?city=lisbon&keyword=house', { server: fake });
  expect(await screen.findByText('Harbour House')).toBeVisible();
  expect(fake.sentTo(hotelEndpoints.hotelSearch).at(-1)?.query).not.toHaveProperty('city');
});
