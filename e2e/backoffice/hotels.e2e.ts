import { randomUUID } from 'node:crypto';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { PIXEL } from '../support/pictures.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { dayFromNow, newCity } from '../support/staff-hotels.ts';
import { pick } from '../support/steps/desk-hotels.ts';

test.use({ viewport: DESK });

/** Keeps the next upload on its way until told otherwise. */
async function holdUpload(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route): Promise<void> => {
    await promise;
    await route.continue();
  };
  await page.route(/\/uploads\?/, hold, { times: 1 });
  return resolve;
}

test('a hotel is made with a room and a plan, its nights are opened in the calendar, and it can be found', async ({
  page,
  product,
}) => {
  const city = `Braga ${randomUUID().slice(0, 6)}`;
  const name = `Casa Alta ${randomUUID().slice(0, 6)}`;
  const cityId = await newCity(product, city);
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/travel/hotels/new');
  await page.getByLabel('Name, English').fill(name);
  await pick(page, page.getByLabel('City'), city);
  await expect(page.getByText('Europe/Lisbon')).toBeVisible();
  await page.getByLabel('Address, English').fill('Largo do Paço 1');
  await page.getByLabel('Part of town, English').fill('Centre');
  await page.locator('input[type=file]').first().setInputFiles(PIXEL);
  await page.getByLabel('Wi-Fi').first().check();
  await page.getByLabel('Listed').click();
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('button', { name: 'New room type' }).click();
  const room = page.getByRole('dialog').filter({ hasText: 'Name of the room type' });
  await room.getByLabel('Name of the room type, English').fill('Garden double');
  const goOn = await holdUpload(page);
  await room.locator('input[type=file]').first().setInputFiles(PIXEL);
  await room.getByLabel(/^Rooms/).fill('4');
  await room.getByRole('button', { name: 'Save' }).click();
  await expect(room.getByRole('progressbar')).toBeVisible();
  goOn();
  await expect(room).toBeHidden();

  await page.getByRole('button', { name: 'Add rate plan' }).click();
  const plan = page.getByRole('dialog').filter({ hasText: 'Name of the rate plan' });
  await plan.getByLabel('Name of the rate plan, English').fill('Flexible');
  await plan.getByLabel('Base price a night').fill('80');
  await plan.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: 'Flexible' })).toBeVisible();

  await page.getByRole('tab', { name: 'Calendar' }).click();
  const grid = page.getByRole('grid', { name: 'Calendar' });
  const night = grid.getByRole('gridcell', { name: /^Flexible: .*\$80\.00/ }).nth(3);
  await night.click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  const rule = page.getByRole('dialog').filter({ hasText: 'Change nights' });
  await rule.getByRole('button', { name: 'Apply' }).click();
  await expect(rule.getByText('Choose plans or room types, and what to change of them.')).toBeVisible();
  await rule.getByLabel('Amount').fill('95.50');
  await rule.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('2 nights changed')).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: /\$95\.50/ })).toHaveCount(2);

  const stay = { city: cityId, checkIn: dayFromNow(3), checkOut: dayFromNow(5) };
  const found = await ask(product, hotelEndpoints.hotelSearch, { query: stay });
  expect(found.list.map((hotel) => [hotel.name, hotel.price?.total.usd])).toEqual([[name, 19_100]]);
});
