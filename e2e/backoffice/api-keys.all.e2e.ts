import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { findDeparture } from '../support/tours.ts';

test.use({ viewport: DESK });

const row = (page: Page, name: string) => page.locator('tbody').getByRole('row').filter({ hasText: name });

test('a key is made, copied once, used by a program and revoked, after which it opens nothing', async ({
  page,
  product,
}) => {
  const name = `Books ${randomUUID().slice(0, 8)}`;
  const ask = async (key: string) =>
    fetch(`${product.url}/admin_api/goods-orders?limit=1`, { headers: { authorization: `Bearer ${key}` } });
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/control/api-keys');
  await page.getByRole('button', { name: 'New API key' }).click();
  const drawer = page.getByRole('dialog', { name: 'New API key' });
  await drawer.getByLabel(/^Name/).fill(name);
  await drawer.getByRole('textbox', { name: 'Allowed addresses 1' }).fill('here');
  const rights = drawer.getByRole('tree');
  const orders = rights.locator('.ant-tree-treenode').filter({ hasText: 'Orders' }).first();
  await orders.locator('.ant-tree-switcher').click();
  const goods = rights.locator('.ant-tree-treenode').filter({ hasText: 'Product orders' }).first();
  await goods.locator('.ant-tree-checkbox').click();
  // For a merchant, what merchants cannot use is only taken out.
  const open = rights.locator('.ant-tree-treenode').filter({ hasText: 'See product orders' }).first();
  await goods.locator('.ant-tree-switcher').click();
  await drawer.getByLabel('Merchant', { exact: true }).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  await expect(open).toContainText('Not for merchants');
  await audit(page, 'a new API key of a merchant');
  await open.locator('.ant-tree-checkbox').click();
  await expect(open.locator('.ant-tree-checkbox')).toHaveClass(/disabled/);
  await drawer.getByLabel('Merchant', { exact: true }).hover();
  await drawer.locator('.ant-select-clear').click();
  await expect(open).not.toContainText('Not for merchants');
  await open.locator('.ant-tree-checkbox').click();
  await audit(page, 'a new API key');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Enter an address such as 203.0.113.7')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Allowed addresses 1' }).fill('');
  await drawer.getByRole('button', { name: 'Save' }).click();

  const made = page.getByRole('dialog', { name: 'The key is made' });
  const key = (await made.getByText(/^avk_/).textContent())?.trim() ?? '';
  await expect(made.getByRole('button', { name: 'Copy' })).toBeVisible();
  await audit(page, 'the key, shown once');
  await page.keyboard.press('Escape');
  await expect(made).toBeVisible();
  await made.getByRole('button', { name: 'I have copied it' }).click();
  await expect(made).toBeHidden();
  await expect(row(page, name)).toContainText('Never');
  expect((await ask(key)).status).toBe(200);

  await row(page, name).getByRole('link', { name }).click();
  const about = page.getByRole('dialog', { name });
  await expect(about.getByText(/from 127\.0\.0\.1|from ::1/)).toBeVisible();
  await expect(about.getByText('See product orders')).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  await audit(page, 'an API key');
  await about.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name }).filter({ hasText: 'It goes on as before' });
  await form.getByLabel(/^Name/).fill(`${name} II`);
  await form.getByRole('textbox', { name: 'Allowed addresses 1' }).fill('203.0.113.7');
  await audit(page, 'an API key that is changed');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(about.getByText('203.0.113.7')).toBeVisible();
  expect((await ask(key)).status).toBe(403);
  await about.getByRole('button', { name: 'Revoke' }).click();
  await page
    .getByRole('dialog', { name: `Revoke “${name} II”?` })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expect(about.getByText('Revoked', { exact: true })).toBeVisible();
  const refused = await ask(key);
  expect([refused.status, ((await refused.json()) as { data: { error: string } }).data.error]).toEqual([
    401,
    'auth.key_revoked',
  ]);
});

test('a key that sells tours is made for an account, which a reseller books on by OCTO', async ({ page, product }) => {
  const name = `Reseller ${randomUUID().slice(0, 8)}`;
  const account = await newCustomer(product, { usd: 500_000 });
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/control/api-keys');
  await page.getByRole('button', { name: 'New API key' }).click();
  const drawer = page.getByRole('dialog', { name: 'New API key' });
  await drawer.getByLabel(/^Name/).fill(name);
  // A node says how many below it are chosen behind its name.
  const node = (name: string) =>
    drawer
      .getByRole('tree')
      .locator('.ant-tree-treenode')
      .filter({ hasText: new RegExp(`^${name}`) })
      .first();
  const email = drawer.getByLabel('Sells tours on the account of');
  await expect(email).toHaveCount(0);
  await node('Travel').locator('.ant-tree-switcher').click();
  await node('Tours').locator('.ant-tree-switcher').click();
  await node('Sell tours as a reseller').locator('.ant-tree-checkbox').click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.locator('.ant-form-item-explain-error')).toBeInViewport({ ratio: 1 });
  await email.fill('nobody@example.com');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Enter the e-mail of an open customer account')).toBeInViewport({ ratio: 1 });
  await email.fill(account.email);
  await audit(page, 'a new API key of a reseller');
  await drawer.getByRole('button', { name: 'Save' }).click();
  const made = page.getByRole('dialog', { name: 'The key is made' });
  const key = (await made.getByText(/^avk_/).textContent())?.trim() ?? '';
  await made.getByRole('button', { name: 'I have copied it' }).click();

  const octo = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${product.url}/octo${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'octo-capabilities': 'octo/content',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const { tour, departure } = await findDeparture(product, 'A volcano before lunch', 40);
  const [picture] = ((await octo('GET', `/products/${tour.id}`)).media as { src: string }[] | undefined) ?? [];
  const shown = await fetch(new URL(new URL(picture?.src ?? '').pathname, product.url));
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const held = await octo('POST', '/bookings', {
    productId: tour.id,
    optionId: departure.language,
    availabilityId: departure.id,
    unitItems: [{ unitId: 'adult' }],
  });
  expect(held).toMatchObject({ status: 'ON_HOLD' });
  const contact = { firstName: 'Ines', lastName: 'Sousa', emailAddress: account.email, phoneNumber: '+12025550123' };
  const booked = await octo('POST', `/bookings/${held.uuid}/confirm`, { contact });
  expect(['CONFIRMED', 'PENDING']).toContain(booked.status);

  await row(page, name).getByRole('link', { name }).click();
  const about = page.getByRole('dialog', { name });
  await expect(about.getByText('Sells tours on the account of')).toBeVisible();
  await expect(about.getByText(account.userInfo.nickname)).toBeVisible();
  await page.goto(`/admin/#/travel/orders?number=${booked.supplierReference}`);
  await expect(page.getByText(String(booked.supplierReference)).first()).toBeVisible();
  await expect(page.getByText('Ines Sousa').first()).toBeVisible();
  await page
    .locator('tbody')
    .getByRole('link', { name: String(booked.supplierReference) })
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name })).toBeVisible();
});
