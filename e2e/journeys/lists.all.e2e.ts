import { randomUUID } from 'node:crypto';
import { permissionKeys } from '@app/contract/core/permissions';
import type { Page } from '@playwright/test';
import { demoColleagues } from '../../apps/server/src/demo/content/staff-roles.ts';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { exportCsv } from '../support/exports.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { carryStaffSession, DESK, STAFF, staffToken } from '../support/staff.ts';
import { rows } from '../support/steps/lists.ts';

test.use({ viewport: DESK });

const views = (page: Page) => page.getByRole('button', { name: 'Saved views' });

/** Waits until nothing of the screen is being read any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.ant-skeleton-active, .ant-spin-spinning')).toHaveCount(0);
}

for (const who of [STAFF.username, ...demoColleagues.filter((one) => !one.disabled).map((one) => one.username)]) {
  // The administrator's holds every entry.
  test(`every entry of the menu of ${who} opens`, who === STAFF.username ? {} : AT_NIGHT, async ({ page, product }) => {
    test.setTimeout(180_000);
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400 && answer.url().includes('/admin_api/'))
        refused.push(`${answer.status()} ${new URL(answer.url()).pathname}${new URL(answer.url()).search}`);
    });
    await carryStaffSession(page, await staffToken(product, undefined, who));
    await page.goto('/admin/#/workbench');
    const links = page.getByRole('navigation').getByRole('menuitem');
    await expect(links.first()).toBeVisible();
    const names = await links.allTextContents();
    expect(names.length).toBeGreaterThan(0);
    for (let at = 0; at < names.length; at += 1) {
      await links.nth(at).click();
      await settled(page);
      await expect(page.getByRole('alert').filter({ hasText: /Retry|Something went wrong/ })).toHaveCount(0);
      expect(refused, names[at]).toEqual([]);
    }
  });
}

test('a list is exported as it is filtered, and rows chosen by hand alone', async ({ page, product }) => {
  await carryStaffSession(page, await staffToken(product, permissionKeys));
  await page.goto('/admin/#/orders/goods');
  await page.getByRole('tab', { name: /^Completed/ }).click();
  await expect(rows(page).first()).toContainText('Completed');
  const counted = async (): Promise<number> =>
    Number((await page.getByRole('tab', { name: /^Completed/ }).textContent())?.replaceAll(/\D/g, ''));
  const before = await counted();
  const exports = page.getByRole('button', { name: 'Export' });
  const all = (await exportCsv(page, exports)).trim().split('\r\n');
  expect(all[0]).toContain('Order');
  // Orders of other journeys are completed meanwhile.
  await page.reload();
  await expect(rows(page).first()).toContainText('Completed');
  expect(all.length).toBeGreaterThan(before);
  expect(all.length - 1).toBeLessThanOrEqual(await counted());

  await rows(page).nth(1).getByRole('checkbox').check();
  await rows(page).nth(2).getByRole('checkbox').check();
  const chosen = (await exportCsv(page, exports.last(), 1)).trim().split('\r\n');
  expect(chosen).toHaveLength(3);
  await exports.first().click();
  await page.getByRole('menuitem', { name: 'My exports' }).click();
  await expect(page.getByRole('dialog', { name: 'My exports' }).getByRole('listitem')).not.toHaveCount(0);
  await audit(page, 'my exports');
});

test('a view is saved, shared, opened by a colleague, and the list opens with it', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const name = `Disabled ${randomUUID().slice(0, 6)}`;
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/people/users');
  await page.getByRole('tab', { name: /^Disabled/ }).click();
  await expect(rows(page).first()).toContainText('Disabled');
  await views(page).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel(/^Name/).fill(name);
  await choose(dialog.getByLabel(/Who sees it/), 'Everybody');
  await audit(page, 'saving a view');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const other = await browser.newPage({ viewport: DESK, baseURL: product.url });
  await carryStaffSession(other, await staffToken(product, ['people.users.view', 'dashboard.share_views']));
  await other.goto('/admin/#/people/users');
  await views(other).click();
  await other.getByRole('button', { name: `More about ${name}` }).click();
  await other.getByRole('menuitem', { name: 'Open the list with it' }).click();
  await expect(other.getByLabel('Opens first')).toBeVisible();
  await other.goto('/admin/#/workbench');
  await other.reload();
  await other.goto('/admin/#/people/users');
  await expect(rows(other).first()).toContainText('Disabled');
  await expect(other).toHaveURL(/disabled/);
  await other.close();

  await views(page).click();
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await views(page).click();
  await expect(page.getByRole('button', { name: `More about ${name}` })).toHaveCount(0);
});

test('a list that finds nothing says so and is reset; one that fails is asked again', async ({ page, product }) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/people/users');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Customer', exact: true }).fill('nobody@nowhere');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const nothing = page.getByText('Nothing found');
  await expect(nothing).toBeVisible();
  await audit(page, 'a list without rows');
  await page.locator('.ant-empty, .ant-table-placeholder').getByRole('button', { name: 'Reset' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Customer', exact: true })).toHaveValue('');

  const calls = '**/admin_api/users?**';
  await page.route(calls, (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await audit(page, 'a list that could not be read');
  await page.unroute(calls);
  await retry.click();
  await expect(rows(page).first()).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test('a list is worked with keys alone', async ({ page, product }) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/orders/goods');
  await expect(rows(page).first()).toBeVisible();
  await settled(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
  // The keys are the list's again once the help has given the focus back.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByLabel('Order number')).toBeFocused({ timeout: 500 });
  }).toPass();
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press(' ');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(rows(page).nth(1)).toBeFocused();
});

test('rows that are changed together say how each went', async ({ page, product }) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/control/roles');
  await expect(rows(page).first()).toBeVisible();
  await rows(page).filter({ hasText: 'Super' }).first().getByRole('checkbox').check();
  await page
    .getByRole('button', { name: 'Switch off' })
    .or(page.getByRole('button', { name: 'Disable' }))
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 refused');
  await audit(page, 'results of a bulk action');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});
