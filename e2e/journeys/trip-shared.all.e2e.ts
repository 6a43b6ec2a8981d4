import { tripEndpoints } from '@app/contract/trips/endpoints';
import { audit } from '../support/audit.ts';
import { drawingPictures } from '../support/browser.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { open, screen } from '../support/storefront.ts';
import { bookTrip } from '../support/trips.ts';

test.use(drawingPictures);

test('a traveller finds all bookings of a trip on one page, what does not fit, and shares it', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(150_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const { hotel, tour, restaurant } = await bookTrip(product, customer);
  await carrySession(page, customer);
  await open(page, '/mine');
  await screen(page, 'mine')
    .getByRole('link', { name: /London.*5 bookings/s })
    .click();

  const trip = screen(page, 'trip');
  await expect(page.getByRole('heading', { level: 1, name: 'London' }).filter({ visible: true })).toBeVisible();
  await expect(trip.getByText(`${tour} and ${restaurant} are at the same time.`)).toBeVisible();
  await expect(trip.getByText(/No bed for 3 nights in London/)).toBeVisible();
  await expect(trip.getByRole('link', { name: 'Find a hotel' })).toHaveAttribute(
    'href',
    /hotelsearch\?city=.*checkIn=/,
  );
  await expect(trip.getByText('5 bookings make this trip.')).toBeVisible();
  await audit(page, 'a trip');

  await trip.getByRole('button', { name: `Voucher of ${hotel}` }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: /code/i })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();

  await trip
    .getByRole('button', { name: /^Add a note on/ })
    .first()
    .click();
  await sheet.getByLabel('Note').fill('Passports are in the blue bag');
  await sheet.getByLabel('Time, where it has one').fill('06:15');
  await audit(page, 'a note of a trip');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(trip.getByText('Passports are in the blue bag')).toBeVisible();

  const saved = page.waitForEvent('download');
  await trip.getByRole('button', { name: /^Save the whole trip/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.ics$/);

  await trip.getByRole('button', { name: 'Share this trip' }).click();
  await sheet.getByRole('button', { name: 'Copy the link' }).click();
  await expect(sheet.getByText('There is a link to this trip.')).toBeVisible();
  const read = await ask(product, tripEndpoints.tripDetails, { token: customer.token });
  const friend = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await open(friend, `/trip?key=${read?.shareKey}`);
  await expect(screen(friend, 'trip').getByText(hotel).first()).toBeVisible();
  await expect(screen(friend, 'trip').getByText('Passports are in the blue bag')).toHaveCount(0);
  await expect(screen(friend, 'trip').getByRole('button', { name: /^Voucher/ })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'End the link' }).click();
  await expect(sheet).toBeHidden();
  await friend.reload();
  await expect(friend.getByRole('heading', { name: 'This link no longer shows anything' })).toBeVisible();
  await friend.close();
});
