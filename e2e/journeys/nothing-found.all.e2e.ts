import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { audit } from '../support/audit.ts';
import { expect, test } from '../support/journey.ts';
import { ask, type Product } from '../support/products.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Two cities of which one cannot be flown to from the other, however many days one looks around. */
async function unconnected(product: Product) {
  // Nearly all cities are connected, but for some that are near each other: what flies between them flies far round.
  const found = await Promise.all(
    ['nice', 'venice', 'zurich', 'berlin'].map((keyword) =>
      ask(product, flightEndpoints.flightPlaces, { query: { keyword } }),
    ),
  );
  const cities = found.flatMap((places) => places.find(({ kind }) => kind === 'city') ?? []);
  for (const from of cities) {
    for (const to of cities.filter(({ value }) => value !== from.value)) {
      const trip = { from: from.value, to: to.value, day: inDays(30), back: inDays(37) };
      if ((await ask(product, flightEndpoints.flightSearch, { query: trip })).total === 0) return { from, to, trip };
    }
  }
  throw new Error('every city is flown to from every other');
}

test('a search that finds no flight leads to one that does, and Back to where it began', async ({ page, product }) => {
  const { from, to, trip } = await unconnected(product);
  await open(page, `/ticketssearch?${new URLSearchParams(trip)}`);
  const results = screen(page, 'flightSearch');
  await expect(results.getByText('No flights found')).toBeVisible();
  const elsewhere = results.locator('section', { hasText: `Elsewhere from ${from.name}` });
  await expect(elsewhere.getByRole('link').first()).toBeVisible();
  await audit(page, 'no flights found');
  await elsewhere.getByRole('link').first().click();
  // The way leads to flights, and says the price that it promised.
  const flights = results.getByRole('button', { name: /per adult, both ways/ });
  await expect(flights.first()).toBeVisible();
  await expectPath(page, '/ticketssearch');
  await page.goBack();
  await expect(results.getByText('No flights found')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(to.value));
});
