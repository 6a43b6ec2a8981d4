import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { findGood } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { onDatabase, type Product } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

const row = (page: Page, name: string) => page.locator('tbody').getByRole('row').filter({ hasText: name });

/** Somebody signed in who has this role. */
async function giveRole(product: Product, role: string): Promise<{ name: string; username: string }> {
  const username = `j-${randomUUID().slice(0, 12)}`;
  const name = `Jo ${username.slice(-5)}`;
  await onDatabase(product, async (db) => {
    await sql`INSERT INTO staff (id, username, name, password_hash, must_change_password, role_id)
      SELECT ${randomUUID()}, ${username}, ${name}, 'x', false, id FROM staff_role WHERE name = ${role}`.execute(db);
  });
  return { name, username };
}

test('roles: the tree is three-state, the menu is previewed, a stale edit shows both, one in use stays', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const name = `Night ${randomUUID().slice(0, 6)}`;
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/control/roles');
  await page.getByRole('button', { name: 'New role' }).click();
  const drawer = page.getByRole('dialog', { name: 'New role' });
  await drawer.getByLabel(/^Name/).fill(name);
  const box = (entry: string) => drawer.getByRole('treeitem', { name: entry }).locator('.ant-tree-checkbox');
  await drawer
    .getByRole('treeitem', { name: /Catalogue/ })
    .locator('.ant-tree-switcher')
    .click();
  await box('Categories').click();
  await expect(box('Categories')).toHaveClass(/checkbox-checked/);
  await expect(box('Catalogue')).toHaveClass(/checkbox-indeterminate/);
  await audit(page, 'a new role');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();

  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(row(page, name)).toContainText(/2 of \d+/);
  await row(page, name).getByRole('button', { name: 'Preview as this role' }).click();
  const preview = page.getByRole('navigation', { name: `The back office as ${name} sees it` });
  await expect(preview.getByText('Categories', { exact: true })).toBeVisible();
  await expect(preview.getByText('Products', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  // Somebody else saves it meanwhile.
  await row(page, name).getByRole('button', { name: 'Edit' }).click();
  const mine = page.getByRole('dialog', { name });
  await expect(mine.getByLabel(/^Name/)).toHaveValue(name);
  const second = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const other = await second.newPage();
  await carryStaffSession(other, await staffToken(product));
  await other.goto(`/admin/#/control/roles?filter=${encodeURIComponent(JSON.stringify({ name }))}`);
  await row(other, name).getByRole('button', { name: 'Edit' }).click();
  const theirs = other.getByRole('dialog', { name });
  await theirs.getByLabel(/^Name/).fill(`${name} theirs`);
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toBeHidden();
  await second.close();
  await mine.getByLabel(/^Name/).fill(`${name} mine`);
  await mine.getByRole('button', { name: 'Save' }).click();
  const clash = page.getByRole('dialog').filter({ hasText: `${name} theirs` });
  await expect(clash).toContainText(`${name} mine`);
  await clash.getByRole('button', { name: 'Save mine' }).click();
  await expect(row(page, `${name} mine`)).toBeVisible();

  await giveRole(product, `${name} mine`);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const remove = async () => {
    await row(page, `${name} mine`).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  await expect(page.getByText('Administrators have this role. Give them another one first.')).toBeVisible();
});

test('administrators: made, password reset and shown once, signed out at once when disabled', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const username = `u-${randomUUID().slice(0, 10)}`;
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/control/administrators');
  await page.getByRole('button', { name: 'New administrator' }).click();
  const drawer = page.getByRole('dialog', { name: 'New administrator' });
  await drawer.getByLabel(/^Username/).fill('no spaces here');
  await drawer.getByLabel(/^Name/).fill(`Nora ${username}`);
  await choose(drawer.getByRole('combobox', { name: /^Role/ }), 'Support');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText(/^Use letters, digits, dot/)).toBeVisible();
  await drawer.getByLabel(/^Username/).fill(username);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: `Nora ${username}` }).click();
  const record = page.getByRole('dialog', { name: `Nora ${username}` });
  await expect(record.getByText('Not signed in anywhere.')).toBeVisible();
  await audit(page, 'an administrator');
  await record.getByRole('button', { name: 'Reset password' }).click();
  await page
    .getByRole('dialog', { name: /Reset the password/ })
    .getByRole('button', { name: 'Reset password' })
    .click();
  const told = page.getByRole('dialog', { name: 'New password' });
  await expect(told.locator('code')).toHaveText(/^[0-9a-z]{12}/);
  await told.getByRole('button').last().click();

  const work = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const desk = await work.newPage();
  let token = '';
  await onDatabase(product, async (db) => {
    await sql`UPDATE staff SET must_change_password = false WHERE username = ${username}`.execute(db);
  });
  token = await staffToken(product, undefined, username);
  await carryStaffSession(desk, token);
  await desk.goto('/admin/#/orders/goods');
  await expect(desk.getByRole('heading', { name: 'Product orders' })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Administrators' })).toHaveCount(0);

  await page.reload();
  await record.getByRole('button', { name: 'Disable' }).click();
  await page
    .getByRole('dialog', { name: /^Disable/ })
    .getByRole('button', { name: 'Disable' })
    .click();
  await expect(record.getByRole('button', { name: 'Enable' })).toBeVisible();
  await desk.getByRole('button', { name: 'Refresh' }).click();
  await expect(desk.getByLabel('Username')).toBeVisible();
  await work.close();

  await record.getByRole('button', { name: 'Log of this record' }).click();
  await expect(page.getByRole('heading', { name: 'Operation log' })).toBeVisible();
  for (const action of ['Create', 'Reset the password', 'Disable'])
    await expect(page.getByRole('link', { name: `Administrator · ${action}` })).toBeVisible();
});

test('operation log: from a product to what was changed in it, before and after', async ({ page, product }) => {
  test.setTimeout(120_000);
  const good = await findGood(product, {}, 15);
  await carryStaffSession(page, await staffToken(product));
  await page.goto(`/admin/#/catalog/products/${good.id}`);
  const tag = `Cup ${randomUUID().slice(0, 8)}`;
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  await expect(name).not.toHaveValue('');
  const old = await name.inputValue();
  await name.fill(tag);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: tag })).toBeVisible();
  await page.getByRole('button', { name: 'Log of this record' }).click();
  await page.getByRole('link', { name: 'Product · Change' }).first().click();
  const entry = page.getByRole('dialog', { name: 'Product · Change' });
  const changed = entry.getByRole('row').filter({ hasText: 'name.en-US' });
  await expect(changed).toContainText(old);
  await expect(changed).toContainText(tag);
  await expect(entry.getByText('PUT /admin_api/products/:id')).toBeVisible();
  await audit(page, 'an entry of the log');
});

test('permissions: found by address, renamed, and called so in the menu', async ({ page, product }) => {
  const token = await staffToken(product, ['control.permissions.view', 'control.permissions.edit']);
  await carryStaffSession(page, token);
  await page.goto('/admin/#/control/permissions');
  await page.getByLabel('Name, identifier or URL').fill('admin_api/postage-rules');
  await expect(page.getByText('trade.charges.edit')).toBeVisible();
  await audit(page, 'permissions');
  const called = `Postage ${randomUUID().slice(0, 5)}`;
  await row(page, 'trade.charges.edit').getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox').first().fill(called);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'trade.charges.edit')).toContainText(called);
  await expect(drawer).toHaveCount(0);
  await page.reload();
  await page.getByLabel('Name, identifier or URL').fill('trade.charges.edit');
  await expect(row(page, 'trade.charges.edit')).toContainText(called);
  await onDatabase(product, async (db) => {
    await sql`DELETE FROM permission_text WHERE permission = 'trade.charges.edit'`.execute(db);
  });
});
