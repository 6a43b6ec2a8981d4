import { travelEndpoints } from '@app/contract/travel/endpoints';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookTable, newRestaurant, tableDay } from '../support/dining.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('a full house: one joins its waiting list, is offered the table that somebody cancels, and takes it', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const [owner, customer] = [await newCustomer(product), await newCustomer(product)];
  const place = await newRestaurant(product, { name: 'Casa Cheia', tables: 1 });
  const day = await tableDay(product, place, 3);
  const { orderId } = await bookTable(product, owner, place, { day, time: '19:30' });
  await carrySession(page, customer);
  await open(page, `/dinindetail?id=${place.id}&day=${day}&time=19:30`);
  const details = screen(page, 'diningDetails');
  await details.getByRole('button', { name: 'Wait for a table' }).click();
  const sheet = page.getByRole('dialog', { name: 'Waiting list' });
  await sheet.getByLabel('Until').selectOption('20:30');
  await audit(page, 'joining a waiting list');
  await sheet.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(details.getByRole('heading', { name: 'On the waiting list' })).toBeVisible();
  await expect(details.getByText('A place on the list is no promise of a table.')).toBeVisible();
  await ask(product, travelEndpoints.cancelTravelOrder, {
    token: owner.token,
    body: { orderId, reason: '', refundUsd: 0 },
  });
  await expect(async () => {
    await page.reload();
    await expect(details.getByRole('heading', { name: 'A table is held for you' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 80_000 });
  await audit(page, 'an offered table');
  await details.getByRole('link', { name: 'Take the table' }).click();
  await expectPath(page, '/orderconfrim');
  const form = screen(page, 'diningSubmitOrder');
  await form.getByLabel('Contact name').fill('Ana Reis');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox').last().check({ force: true });
  await form.getByRole('button', { name: /^Book/ }).click();
  await expectPath(page, '/diningorderdetail');
  await expect(screen(page, 'diningOrderDetail').getByText('19:30').first()).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});
