import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { carryStaffSession, DESK, plantImageCode, STAFF, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

/** Ends the session of the device, as another device or the time would. */
const endSession = (page: Page) =>
  page.evaluate(() => localStorage.setItem('avela.staff.token', 'ended-'.padEnd(43, 'x')));

test('a session that ends over a form is signed in again in a dialog, and what was typed is saved', async ({
  page,
  product,
}) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/catalog/tags');
  await page.getByRole('button', { name: 'New tag' }).click();
  const drawer = page.getByRole('dialog').filter({ has: page.locator('form') });
  const name = drawer.getByLabel('Name, English');
  await name.fill('Kept over a sign-in');
  await drawer.getByLabel(/^Code/).fill('kept-sign-in');
  await endSession(page);
  const drawn = page.waitForResponse(
    (answer) => answer.url().includes('/admin_api/') && answer.url().includes('captcha'),
  );
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  const again = page.getByRole('dialog').filter({ hasText: 'Your session has ended' });
  await expect(again.getByLabel('Username')).toHaveValue(STAFF.username);
  const { data } = (await (await drawn).json()) as { data: { id: string } };
  await plantImageCode(product, data.id, 'abcde');
  await expect(again.locator('img')).toBeVisible();
  await again.getByLabel('Password').fill(STAFF.password);
  await again.getByLabel('Image code').fill('abcde');
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toBeHidden();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Kept over a sign-in' })).toBeVisible();
});

test('without a connection the back office says that what it shows may be old', async ({ page, context, product }) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/orders/goods');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const note = page.getByRole('status').filter({ hasText: 'No connection to the server since' });
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(note).toBeHidden();
});
