import { randomUUID } from 'node:crypto';
import { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { newHotel } from '../support/staff-hotels.ts';

test.use({ viewport: DESK });

test('staff put a hotel on a deal, find it in the list, stop it, and make another like it', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const hotel = await newHotel(product);
  const title = `Winter nights ${randomUUID().slice(0, 6)}`;
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/trade/travel-deals');
  await page.getByRole('button', { name: 'New deal' }).click();
  const drawer = page.getByRole('dialog');

  await choose(drawer.getByLabel(/^Kind/), 'Hotels');
  const preview = drawer.getByRole('region', { name: 'Had it run for the last 30 days' });
  await expect(preview).toContainText('as soon as it is known what the deal is on');
  await choose(drawer.getByLabel(/^What it is on/), hotel.name);
  await expect(preview).toContainText('Nothing of it was booked and paid.');
  await drawer.getByLabel('Title, English').fill(title);
  await drawer.getByLabel('One sentence about it, English').fill('Nights in the weeks before Christmas');
  await drawer.getByLabel(/^Percent/).fill('95');
  await drawer.getByLabel(/^Units per customer/).fill('4');
  await drawer.getByLabel('Sun').uncheck();
  await audit(page, 'a new travel deal');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('At most 90 percent can be taken off.')).toBeVisible();
  // An amount is another thing than percent: it is typed anew.
  await choose(drawer.getByLabel(/^How it lowers the price/), 'Amount off a unit');
  await expect(drawer.getByLabel(/^Amount in USD/)).toHaveValue('');
  await drawer.getByLabel(/^Amount in USD/).fill('30');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();

  await page.getByRole('search').getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(hotel.name);
  await expect(row).toContainText('−$30.00');
  await expect(row).toContainText('0 of 50');
  await expect(row.getByText('Scheduled')).toBeVisible();
  await audit(page, 'travel deals');

  const more = async (of: typeof row, action: string) => {
    await of.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  // As long as it is on, the hotel is in no other deal at that time.
  await more(row, 'Copy');
  await expect(drawer.getByLabel('Title, English')).toHaveValue(title);
  await drawer.getByLabel('Title, English').fill(`${title}, again`);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`This is already in another deal at that time: ${title}.`)).toBeVisible();
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(drawer).toBeHidden();

  await more(row, 'Switch off');
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
  await more(row, 'Copy');
  await expect(drawer.getByLabel(/^Amount in USD/)).toHaveValue('30.00');
  await drawer.getByLabel('Title, English').fill(`${title}, again`);
  const enabled = drawer.getByRole('switch', { name: 'On' });
  if ((await enabled.getAttribute('aria-checked')) === 'false') await enabled.click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  const again = page.getByRole('row').filter({ hasText: `${title}, again` });
  await expect(again.getByText('Scheduled')).toBeVisible();

  const { list } = await ask(product, staffTravelDealEndpoints.listTravelDeals, {
    token: await staffToken(product),
    query: { title },
  });
  expect(list).toHaveLength(2);
  for (const deal of list) {
    expect(deal).toMatchObject({ key: `hotel:${hotel.id}`, method: 'off', value: 3_000, perCustomer: 4 });
    expect(deal.weekdays).toEqual([1, 2, 3, 4, 5, 6]);
  }

  await again.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel(/^Units per customer/).fill('3');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await more(again, 'Delete');
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deal deleted')).toBeVisible();
});
