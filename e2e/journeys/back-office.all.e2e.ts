import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('a category that holds products is not deleted, and says why', async ({ page, product }) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/catalog/categories');
  const row = page.locator('tbody').getByRole('row').filter({ hasText: /\d/ }).first();
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/ still has (products|subcategories) \(\d+\)\./)).toBeVisible();
  await expect(row).toBeVisible();
});

test('the language of the back office changes in place and is kept', async ({ page, product }) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/orders/goods');
  await page.getByLabel('Order number').fill('12345');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { name: '商品订单' })).toBeVisible();
  await expect(page.locator('input').filter({ visible: true }).first()).toHaveValue('12345');
  await page.reload();
  await expect(page.getByRole('heading', { name: '商品订单' })).toBeVisible();
});

test('the invariants page says that all of them hold', AT_NIGHT, async ({ page, product }) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/system/invariants');
  await expect(page.getByText(/^All \d+ invariants hold\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await expect(page.getByText('房晚与预订', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /[a-z]{3,} [a-z]{3,}/ })).toHaveCount(0);
});
