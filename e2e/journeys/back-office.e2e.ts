import { randomUUID } from 'node:crypto';
import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { staffReportEndpoints } from '@app/contract/reports/staff-endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance, placeOrder } from '../support/orders.ts';
import { PIXEL } from '../support/pictures.ts';
import { ask, send } from '../support/products.ts';
import { carryStaffSession, DESK, plantImageCode, STAFF, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('signing in: the image code counts, what was typed stays, and signing out ends it', async ({ page, product }) => {
  const code = async (answer: string) => {
    const { data } = (await (await page.waitForResponse('**/admin_api/captcha*')).json()) as { data: { id: string } };
    await plantImageCode(product, data.id, answer);
  };
  const first = code('aaaa');
  await page.goto('/admin/');
  await first;
  const enter = page.getByRole('button', { name: 'Sign in', exact: true });
  await enter.click();
  await expect(page.getByText('Enter your username.')).toBeVisible();
  await page.getByLabel('Username').fill(STAFF.username);
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password);
  await page.getByLabel('Image code').fill('bbbb');
  const second = code('cccc');
  await enter.click();
  await expect(page.getByText(/^The image code is wrong/)).toBeVisible();
  await second;
  await expect(page.getByLabel('Username')).toHaveValue(STAFF.username);
  await page.getByLabel('Image code').fill('CCCC');
  await enter.click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('avela.staff.token') ?? '');
  expect((await send(product, staffEndpoints.session, { token })).status).toBe(200);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(enter).toBeVisible();
  expect((await send(product, staffEndpoints.session, { token })).status).toBe(401);
});

test('orders: search, reset, tabs with counts, amount changed, cancelled with a refund', async ({ page, product }) => {
  const customer = await newCustomer(product, { address: true, usd: 500_000 });
  const good = await findGood(product, {}, 14);
  const paid = await placeOrder(product, customer, firstVariant(good).id);
  await payFromBalance(product, customer, paid.paymentId);
  const unpaid = await placeOrder(product, customer, firstVariant(good).id);
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/orders/goods');
  const rows = page.locator('tbody').getByRole('row').filter({ hasText: /\d/ });
  await expect(rows.nth(5)).toBeVisible();

  await page.getByLabel('Order number').fill(unpaid.number);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('tab', { name: /Pending payment/ })).toContainText('1');
  await expect(page.getByRole('tab', { name: /^Completed/ })).toContainText('0');
  await rows.getByText('Modify amount').click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'New amount to pay' });
  await dialog.getByLabel('New amount to pay').fill('1.23');
  await dialog.getByRole('button', { name: 'Modify amount' }).click();
  await expect(dialog.getByText('Fill in this field.')).toBeVisible();
  await expect(dialog.getByLabel('New amount to pay')).toHaveValue(/1\.23/);
  await dialog.getByLabel('Reason').fill('agreed by phone');
  await dialog.getByRole('button', { name: 'Modify amount' }).click();
  // So much less is asked about; who says no stays where they were.
  const jump = page.getByRole('dialog').filter({ hasText: 'Prices change by more than 50%' });
  await expect(jump.getByRole('definition')).toContainText('$1.23');
  await jump.getByRole('button', { name: 'Cancel' }).click();
  await expect(jump).toBeHidden();
  await expect(dialog.getByLabel('Reason')).toHaveValue('agreed by phone');
  await dialog.getByRole('button', { name: 'Modify amount' }).click();
  await jump.getByRole('button', { name: 'Save these prices' }).click();
  await expect(page.getByText('Amount changed')).toBeVisible();
  const token = await staffToken(product);
  const changed = await ask(product, staffOrderEndpoints.readOrder, { params: { id: unpaid.orderId }, token });
  expect(changed.payableUsd).toBe(123);

  await page.goto('/admin/#/orders/goods');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Order number')).toHaveValue('');
  await expect(rows.nth(5)).toBeVisible();
  await page.goto(`/admin/#/orders/goods/${paid.orderId}`);
  const drawer = page.getByRole('dialog').filter({ hasText: paid.number });
  await drawer.getByRole('button', { name: 'Cancel and refund' }).click();
  const asked = page.getByRole('dialog').filter({ hasText: 'goes back to the customer in full' });
  await asked.getByLabel('Reason').fill('out of stock');
  await asked.getByRole('button', { name: 'Cancel and refund' }).click();
  await expect(drawer.getByText('Refunded').first()).toBeVisible();
});

test('a product with specs and a picture is created, found, edited, and a stale edit is shown', async ({
  page,
  product,
}) => {
  const name = `Journey lamp ${randomUUID().slice(0, 8)}`;
  const token = await staffToken(product);
  await carryStaffSession(page, token);
  await page.goto('/admin/#/catalog/products');
  await page.getByRole('button', { name: 'New product' }).click();
  const save = page.getByRole('button', { name: /^(loading )?Save$/ });
  await save.click();
  await expect(page.getByText('Fill in this field.').first()).toBeVisible();
  await page.getByLabel('Name, English').fill(name);
  await page.getByLabel('Category').click();
  await page.getByRole('treeitem').first().waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('input[type="file"]').first().setInputFiles(PIXEL);
  await page.getByRole('button', { name: 'Add spec' }).click();
  await page.getByLabel('Spec, such as Colour, English').fill('Colour');
  await page.getByLabel('Value, such as Sand, English').fill('Sand');
  await page.getByRole('button', { name: 'Add value' }).click();
  await page.getByLabel('Value, such as Sand, English').nth(1).fill('Sand');
  await save.click();
  await expect(page.getByText('Names of specs and of their values must differ.').first()).toBeVisible();
  await page.getByLabel('Value, such as Sand, English').nth(1).fill('Slate');
  await expect(page.getByLabel('SKU, Slate')).toBeVisible();
  for (const [index, value] of ['Sand', 'Slate'].entries()) {
    await page.getByLabel(`SKU, ${value}`).fill(`J-${randomUUID().slice(0, 8)}-${index}`);
    await page.getByLabel(`Price, ${value}`, { exact: true }).fill('19.90');
    await page.getByLabel(`Stock, ${value}`).fill('7');
  }
  await save.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  const { list } = await ask(product, staffCatalogEndpoints.listProducts, { query: { name }, token });
  expect(list).toMatchObject([{ name, variants: 2, stock: 14, priceUsd: 1_990, online: false }]);
  const id = list[0]?.id ?? '';
  await page.goto('/admin/#/catalog/products');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('switch', { name: `${name} listed` }).click();
  await expect(row.getByRole('switch', { name: `${name} listed` })).toBeChecked();

  await page.goto(`/admin/#/catalog/products/${id}`);
  await expect(page.getByLabel('Name, English')).toHaveValue(name);
  const read = await ask(product, staffCatalogEndpoints.readProduct, { params: { id }, token });
  const { id: _id, sold: _sold, createdAt: _createdAt, ...plain } = read;
  const variants = plain.variants.map(({ reserved: _reserved, ...variant }) => variant);
  await ask(product, staffCatalogEndpoints.updateProduct, {
    params: { id },
    body: { ...plain, variants, description: { 'en-US': 'saved by somebody else' } },
    token,
  });
  await page.getByLabel('Name, English').fill(`${name} mine`);
  await save.click();
  const clash = page.getByRole('dialog').filter({ hasText: 'Somebody else saved this meanwhile' });
  await expect(clash.getByText('saved by somebody else')).toBeVisible();
  await clash.getByRole('button', { name: 'Go on editing' }).click();
  await expect(page.getByLabel('Name, English')).toHaveValue(`${name} mine`);
  await save.click();
  await clash.getByRole('button', { name: 'Take the saved one' }).click();
  await expect(page.getByLabel('Short description, English')).toHaveValue('saved by somebody else');
  await expect(page.getByLabel('Name, English')).toHaveValue(name);
});

test('a role sees only what it may, and the server refuses the rest', async ({ page, product }) => {
  const token = await staffToken(product, ['orders.goods.view']);
  await carryStaffSession(page, token);
  await page.goto('/admin/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText([/Product orders/]);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(page.getByText('Ship', { exact: true })).toHaveCount(0);
  await page.goto('/admin/#/catalog/products');
  await expect(page.getByText('This page does not exist, or your role may not see it.')).toBeVisible();
  for (const endpoint of [
    staffCatalogEndpoints.listProducts,
    staffCatalogEndpoints.listCategories,
    staffReportEndpoints.workbench,
    staffEndpoints.invariants,
    staffEndpoints.readClock,
  ]) {
    const refused = await send(product, endpoint, { token });
    expect({ path: endpoint.path, status: refused.status }).toEqual({ path: endpoint.path, status: 403 });
  }
  const moved = await send(product, staffEndpoints.moveClock, { body: { byMs: 1_000, reset: false }, token });
  expect(moved.status).toBe(403);
});
