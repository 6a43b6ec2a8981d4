import { plantArea } from '@app/server/verticals/dining/test/fixtures';
import { drawingPictures } from '../support/browser.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookTable, newRestaurant, tableDay } from '../support/dining.ts';
import { test } from '../support/journey.ts';
import { onDatabase } from '../support/products.ts';
import { screen } from '../support/storefront.ts';

test.use(drawingPictures);

test('look', async ({ page, product }) => {
  test.setTimeout(180_000);
  const customer = await newCustomer(product);
  const place = await newRestaurant(product, { name: 'Casa do Rio', tables: 2, depositUsd: 2000, depositFromParty: 5 });
  await onDatabase(product, (db) => plantArea(db, place, { seats: [1, 4], tables: 3 }));
  const day = await tableDay(product, place, 2);
  const { orderId } = await bookTable(product, customer, place, { day, time: '19:30' });
  await carrySession(page, customer);
  await page.setViewportSize({ width: 375, height: 812 });
  for (const lang of ['en-US', 'zh-cn']) {
    const shot = (name: string, full = false) =>
      page.screenshot({ path: `/tmp/h/tables-${name}-${lang}.png`, fullPage: full });
    await page.goto(`/?lang=${lang}#/diningorderdetail?id=${orderId}`);
    await screen(page, 'diningOrderDetail').getByText('Casa do Rio').first().waitFor();
    await page.waitForTimeout(800);
    await shot('order', true);
    await page.goto(`/?lang=${lang}#/diningchange?id=${orderId}`);
    await page.waitForTimeout(2500);
    await shot('change', true);
    await page.goto(`/?lang=${lang}#/diningchange?id=${orderId}&adults=5&time=20:00`);
    await page.waitForTimeout(2500);
    await shot('change5', true);
    await screen(page, 'diningChange').locator('[data-bottom-bar] button').last().click();
    await page.waitForTimeout(1500);
    await shot('sheet');
    await page.goto(`/?lang=${lang}#/dinindetail?id=${place.id}&day=${day}&time=20:00&adults=5`);
    await page.waitForTimeout(2500);
    await shot('five', true);
  }
});
