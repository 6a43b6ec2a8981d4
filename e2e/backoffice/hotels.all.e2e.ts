import { randomUUID } from 'node:crypto';
import { contentEndpoints } from '@app/contract/content/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { staffTravelHomeEndpoints } from '@app/contract/travel-home/staff-endpoints';
import { staffHotelEndpoints } from '@app/contract/verticals/hotels/staff-endpoints';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import encodeQR from 'qr';
import { newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { bookHotel, dayFromNow, newHotel } from '../support/staff-hotels.ts';
import { pick } from '../support/steps/desk-hotels.ts';

test.use({ viewport: DESK });

test('a paid booking is confirmed with its number and verified by the code of its voucher', async ({
  page,
  product,
}) => {
  const hotel = await newHotel(product);
  const customer = await newCustomer(product, { usd: 100_000 });
  const order = await bookHotel(product, customer, hotel, { from: 3, nights: 1, paid: true });
  const token = await staffToken(product);
  await carryStaffSession(page, token);
  await page.goto('/admin/#/workbench');
  await page.getByRole('link', { name: /Bookings to confirm/ }).click();
  await expect(page).toHaveURL(/travel\/orders\?filter=/);
  await page.getByRole('row').filter({ hasText: order.number }).getByRole('button', { name: 'Confirm' }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: order.number });
  await expect(drawer.getByText('River double').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(drawer.getByText('Fill in this field.')).toBeVisible();
  await drawer.getByLabel('Booking number 1').fill('CR-4711');
  await drawer.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByText('Booking confirmed')).toBeVisible();
  const confirmed = await ask(product, staffTravelEndpoints.readTravelOrder, {
    token,
    params: { id: order.orderId },
  });
  expect(confirmed).toMatchObject({ state: 'confirmed', references: ['CR-4711'] });

  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Verify voucher' }).click();
  const find = page.getByRole('dialog').filter({ hasText: 'Find the order' });
  await find.getByLabel('Voucher code').fill('WRONG-CODE');
  await find.getByRole('button', { name: 'Find the order' }).click();
  await expect(page.getByText(/voucher/i).last()).toBeVisible();
  // As it is shown on the customer's phone: a picture of the QR code.
  const picture = Buffer.from(encodeQR(confirmed.voucherCode ?? '', 'gif', { scale: 6 }));
  const file = { name: 'voucher.gif', mimeType: 'image/gif', buffer: picture };
  await find.locator('input[type=file]').setInputFiles(file);
  await expect(find.getByText('The QR code was read.')).toBeVisible();
  await expect(find.getByLabel('Voucher code')).toHaveValue(confirmed.voucherCode ?? '');
  await find.getByRole('button', { name: 'Find the order' }).click();
  const verify = page.getByRole('dialog').filter({ hasText: 'booked by Ana Reis' });
  await expect(verify.getByLabel('Voucher code')).toHaveValue(confirmed.voucherCode ?? '');
  // The stay is days ahead: the code is accepted for a reason, and what was accepted by mistake is taken back.
  await expect(verify.getByText(/Codes are accepted from/)).toBeVisible();
  await verify.getByRole('button', { name: 'Verify voucher' }).click();
  await expect(verify.getByText('Fill in this field.')).toBeVisible();
  await verify.getByLabel('Why so early').fill('They came early');
  await verify.getByRole('button', { name: 'Verify voucher' }).click();
  await expect(page.getByText('Voucher accepted').first()).toBeVisible();
  const seen = await ask(product, travelEndpoints.travelOrderDetails, {
    token: customer.token,
    query: { id: order.orderId },
  });
  expect(seen.state).toBe('pending_comment');
  await drawer.getByRole('button', { name: 'Take back acceptance' }).click();
  const takeBack = page.getByRole('dialog').filter({ hasText: 'can be used again' });
  await takeBack.getByLabel('Reason').fill('Another guest of that name');
  await takeBack.getByRole('button', { name: 'Take back acceptance' }).click();
  await expect(drawer.getByRole('button', { name: 'Verify voucher' })).toBeVisible();
  const again = await ask(product, travelEndpoints.travelOrderDetails, {
    token: customer.token,
    query: { id: order.orderId },
  });
  expect(again).toMatchObject({ state: 'confirmed', voucherCode: confirmed.voucherCode });
});

test('a paid booking is cancelled: first what goes back is shown, then it is given back, and the rooms are free', async ({
  page,
  product,
}) => {
  const hotel = await newHotel(product, { units: 1, usd: 10_000 });
  const customer = await newCustomer(product, { usd: 50_000 });
  const order = await bookHotel(product, customer, hotel, { from: 20, nights: 2, paid: true });
  const token = await staffToken(product);
  await carryStaffSession(page, token);
  await page.goto(`/admin/#/travel/orders/${order.orderId}`);
  await page.getByRole('button', { name: 'Cancel with refund' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Goes back by the policy' });
  await expect(dialog.getByRole('definition').last()).toHaveText('$200.00');
  await dialog.getByLabel('Amount to give back').fill('200.01');
  await dialog.getByLabel('Reason').fill('The roof is being mended');
  await dialog.getByRole('button', { name: 'Cancel with refund' }).click();
  await expect(dialog.getByText('More than what was paid.')).toBeVisible();
  await dialog.getByLabel('Amount to give back').fill('150');
  await dialog.getByRole('button', { name: 'Cancel with refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('$150.00').first()).toBeVisible();
  const wallet = await ask(product, walletEndpoints.wallet, { token: customer.token });
  expect(wallet.balance.usd).toBe(45_000);
  const nights = await ask(product, staffHotelEndpoints.readHotelCalendar, {
    token,
    params: { id: hotel.id },
    query: { from: dayFromNow(20), to: dayFromNow(21) },
  });
  expect(nights.roomTypes[0]?.nights.map(({ held, booked }) => held + booked)).toEqual([0, 0]);
});

test('a home category is put on and off, and the storefront follows at once', async ({ page, product }) => {
  const title = `Stays ${randomUUID().slice(0, 6)}`;
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/travel/home');
  await page.getByRole('button', { name: 'New category' }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'New category' });
  await drawer.getByLabel('Title, English', { exact: true }).fill(title);
  await pick(page, drawer.getByLabel('Opens'), 'Hotel');
  await drawer.getByLabel('Sort weight').fill('9000');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  const shown = async () => (await ask(product, contentEndpoints.home)).verticals.map((tile) => tile.title);
  expect(await shown()).toContain(title);
  const inUse = page.getByRole('switch', { name: `${title} in use` });
  await inUse.click();
  await expect(inUse).not.toBeChecked();
  expect(await shown()).not.toContain(title);
  await inUse.click();
  await expect(inUse).toBeChecked();

  const home = await page.context().newPage();
  await home.setViewportSize({ width: 375, height: 812 });
  await home.goto('/');
  const tile = home.getByRole('navigation', { name: 'Travel' }).getByRole('link', { name: title });
  await expect(tile).toHaveAttribute('href', '#/hotelhome');
  const token = await staffToken(product);
  const { list } = await ask(product, staffTravelHomeEndpoints.listHomeCategories, { token, query: { name: title } });
  for (const { id } of list) await ask(product, staffTravelHomeEndpoints.deleteHomeCategory, { token, params: { id } });
});
