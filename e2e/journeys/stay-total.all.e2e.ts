import { audit } from '../support/audit.ts';
import { findOffer, stayAddress, stayIn } from '../support/hotels.ts';
import { expect, test } from '../support/journey.ts';
import { open, screen } from '../support/storefront.ts';

test('the calendar of a hotel says what the whole stay costs while the day of leaving is chosen', async ({
  page,
  product,
}) => {
  const stay = await stayIn(product, 40, 3);
  const { hotel, plan } = await findOffer(product, stay);
  await open(page, `/hoteldetails?id=${hotel.id}&${stayAddress(stay)}`);
  const details = screen(page, 'hotelDetails');
  await details.getByRole('button', { name: /Check-in/ }).click();
  const sheet = page.getByRole('dialog');
  // Of the stay as it stands, and of no length where the day of leaving is not chosen.
  await expect(sheet.getByRole('status')).toContainText(/3 nights from \$/);
  await expect(sheet.getByText('Lowest price of each night')).toBeVisible();
  await sheet.locator(`[data-day="${stay.checkIn}"]`).click();
  await expect(sheet.getByText('Lowest total of the stay until that day')).toBeVisible();
  const leaving = sheet.locator(`[data-day="${stay.checkOut}"]`);
  const total = (await leaving.locator('.visually-hidden').textContent())?.match(/\$[\d,.]+\d/)?.[0] ?? '';
  expect(plan.price?.total.amount).toBeGreaterThan(0);
  await audit(page, 'totals of a stay');
  await leaving.click();
  await expect(sheet.getByRole('status')).toContainText(`3 nights from ${total}`);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(details.getByText(total).first()).toBeVisible();
});
