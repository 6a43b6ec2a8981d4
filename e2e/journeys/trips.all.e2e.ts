import { drawingPictures } from '../support/browser.ts';
import { loseConnection, storedAnswers } from '../support/connection.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { open, screen } from '../support/storefront.ts';
import { bookTrip } from '../support/trips.ts';

test.use({ ...drawingPictures, serviceWorkers: 'allow' });

test('without a connection a traveller reloads a trip and has its days, its voucher and its code', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const { hotel, stayId } = await bookTrip(product, customer);
  await carrySession(page, customer);
  await open(page, '/mine');
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.evaluate((id) => {
    window.location.hash = `#/trip?id=${id}`;
  }, stayId);
  const trip = screen(page, 'trip');
  await expect(trip.getByRole('button', { name: `Voucher of ${hotel}` })).toBeVisible();
  await expect.poll(() => storedAnswers(page)).toContain(`/trip/details?id=${stayId}`);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().some(({ url }) => /assets\/trip\.screen-[^/]+\.js/.test(url));
      }),
    )
    .toBe(true);
  // What draws codes comes after the page.
  await page.waitForLoadState('networkidle');
  await loseConnection(page);
  await page.reload();
  await expect(page.getByText(/You are offline\. What you see was saved/)).toBeVisible();
  await trip.getByRole('button', { name: `Voucher of ${hotel}` }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /code/i })).toBeVisible();
});
