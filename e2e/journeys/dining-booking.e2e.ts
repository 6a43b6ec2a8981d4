import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { newRestaurant, readTable, tableDay } from '../support/dining.ts';
import { verifyBooking } from '../support/hotels.ts';
import { expect, test } from '../support/journey.ts';
import { brokenInvariants } from '../support/staff.ts';
import { asked, fillIn } from '../support/steps/dining-booking.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('a table for two without a deposit is booked from the list, its code is verified, the guest comments', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product);
  const place = await newRestaurant(product, { name: 'Casa do Rio' });
  const day = await tableDay(product, place, 1);
  await carrySession(page, customer);
  await open(page, `/diningroom?city=${place.cityId}`);
  const list = screen(page, 'diningHome');
  await list.getByRole('button', { name: /^Day/ }).click();
  const calendar = page.getByRole('dialog');
  await calendar.locator(`[data-day="${day}"]`).click();
  await calendar.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => asked(page).get('day')).toBe(day);
  await list.getByRole('button', { name: /^Around/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '19:30', exact: true }).click();
  await expect.poll(() => asked(page).get('time')).toBe('19:30');
  await expect(list.getByRole('article')).toHaveCount(1);
  await audit(page, 'restaurants');
  await list.getByRole('article').getByRole('link', { name: '19:30', exact: true }).click();

  const details = screen(page, 'diningDetails');
  await expect(details.getByRole('heading', { name: 'Casa do Rio' })).toBeVisible();
  await expect(details.getByRole('button', { name: '19:30', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(asked(page).get('time')).toBe('19:30');
  await audit(page, 'restaurant');
  await details.getByRole('link', { name: 'Book table' }).click();

  const form = screen(page, 'diningSubmitOrder');
  await expect(form.getByText(/19:30/).first()).toBeVisible();
  await form.getByRole('button', { name: 'Book table' }).click();
  await expect(form.getByText('Accept the conditions to book.')).toBeVisible();
  await fillIn(form);
  await form.getByRole('button', { name: 'Birthday' }).click();
  await expect(form.getByText('Birthday')).toHaveCount(2);
  await audit(page, 'booking a table');
  await form.getByRole('button', { name: 'Book table' }).click();

  await expectPath(page, '/diningorderdetail');
  const order = screen(page, 'diningOrderDetail');
  await expect(order.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  const id = asked(page).get('id') ?? '';
  const { voucherCode } = await readTable(product, customer, id);
  await expect(order.getByRole('img', { name: new RegExp(voucherCode ?? 'none') })).toBeVisible();
  await audit(page, 'table order');
  await verifyBooking(product, voucherCode ?? '');
  await page.reload();
  await order.getByRole('button', { name: 'Write a comment' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio').nth(4).click();
  await sheet.getByRole('textbox').fill('The fish was worth the way.');
  await sheet.getByRole('button').last().click();
  await expect(order.getByRole('heading', { name: 'Completed' })).toBeVisible();
  await expect(order.getByText('The fish was worth the way.').first()).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});
