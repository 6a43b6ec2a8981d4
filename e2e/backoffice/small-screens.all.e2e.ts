import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { expect, test } from '../support/journey.ts';
import { carryStaffSession, staffToken } from '../support/staff.ts';

const PLACES = [
  { path: '/orders/goods', shows: 'Product orders' },
  { path: '/travel/orders', shows: 'Travel orders' },
  { path: '/travel/dining-book', shows: 'Tables of a day' },
  { path: '/travel/meal-scan', shows: 'Scan set meals' },
] as const;

/** What makes the page wider than its window; nothing where all of it fits or moves within a part. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const moves = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || moves(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !moves(element.parentElement),
    );
    return document.documentElement.scrollWidth <= width ? [] : wide.map((element) => element.className.toString());
  });

for (const width of [375, 820]) {
  test(`orders, the book of tables and the scanning of codes have the whole width at ${width}`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await carryStaffSession(page, await staffToken(product));
    await page.goto('/admin/#/workbench');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    for (const { shows } of PLACES) {
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Main menu' }).click();
      await menu.getByRole('link', { name: shows }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
      expect(await overflow(page), shows).toEqual([]);
    }
    await page.goto('/admin/#/orders/goods');
    const row = page.locator('.ant-table-row').first();
    // The number and what was ordered stand beside one another, with nothing over them.
    await expect(row.getByRole('link').first()).toBeInViewport();
    await audit(page, `orders at ${width}`);
    await row.getByRole('link').first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBeLessThanOrEqual(width);
    expect(await overflow(page), 'the drawer').toEqual([]);
  });
}

test('the choices of the order report stand in one row on a small laptop, in every language', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/reports/orders?range=this_month');
  for (const language of ['en-US', 'zh-cn', 'es', 'pt']) {
    await page.evaluate((name) => localStorage.setItem('avela.staff.locale', name), language);
    await page.reload();
    const choices = page.locator('.ant-segmented, .ant-picker-range, .ant-select').filter({ visible: true });
    await expect(choices.nth(2), language).toBeVisible();
    const tops = await choices.evaluateAll((found) =>
      found.slice(0, 3).map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size, `${language}: ${tops}`).toBe(1);
  }
});
