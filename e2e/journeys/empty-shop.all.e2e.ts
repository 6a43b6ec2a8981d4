import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { Page } from '@playwright/test';
import { choose } from '../support/choose.ts';
import { LISBON, PASSWORD } from '../support/customers.ts';
import { type EmptyShop, OWNER_PASSWORD, test } from '../support/empty-shop.ts';
import { expect } from '../support/journey.ts';
import { chancePicture, plainPicture } from '../support/pictures.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants, DESK, plantImageCode } from '../support/staff.ts';
import { expectPath, open, productLinks, screen } from '../support/storefront.ts';

test.use({ viewport: DESK });

const SHOP = 'Gull & Sons';
const GOOD = 'Harbour lamp';
const NEW_PASSWORD = 'Lantern-42b';

/** The owner signs in for the first time, and has to choose a password of their own. */
async function firstSignIn(page: Page, shop: EmptyShop): Promise<void> {
  const drawn = page.waitForResponse('**/admin_api/captcha*');
  await page.goto('/admin/');
  const { data } = (await (await drawn).json()) as { data: { id: string } };
  await plantImageCode(shop, data.id, 'k7wq');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await page.getByLabel('Image code').fill('K7WQ');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Current password').fill(OWNER_PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('New password again').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Before you open')).toBeVisible();
}

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

/** Does one step of "Before you open": follows its link, does the work, and sees it gone from the dashboard. */
async function step(page: Page, name: string, work: () => Promise<void>): Promise<void> {
  await page.goto('/admin/#/workbench');
  await page.getByRole('link', { name }).click();
  await work();
  await page.goto('/admin/#/workbench');
  await expect(page.getByText('Before you open')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
}

/** Everything an owner needs for a first order, by way of the dashboard. */
async function prepare(page: Page): Promise<void> {
  await step(page, 'Give the shop its name', async () => {
    await page.getByLabel('Name of the shop').fill(SHOP);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Shop identity saved/)).toBeVisible();
  });
  await step(page, 'Say where customers write to', async () => {
    await page.getByRole('dialog').getByLabel('Value').fill('hello@gull.example');
    await save(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await step(page, 'Enter the return address', async () => {
    await page.getByRole('dialog').getByLabel('Value').fill('Quay 4, 1200-018 Lisboa');
    await save(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await step(page, 'Open a payment channel', async () => {
    await page.getByRole('button', { name: 'New channel' }).click();
    await page.getByRole('menuitem', { name: 'Bank transfer' }).click();
    const drawer = page.getByRole('dialog').filter({ hasText: 'New channel: Bank transfer' });
    await drawer.getByLabel(/^Identifier/).fill('bank');
    await drawer
      .getByRole('textbox', { name: /^Title/ })
      .first()
      .fill('Bank transfer');
    await drawer.getByLabel(/^Bank/).fill('Harbor & Tide');
    await drawer.getByLabel(/^Account holder/).fill(SHOP);
    await drawer.getByLabel(/^Account number/).fill('0048 2210');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();
    const payments = page
      .getByRole('row')
      .filter({ hasText: 'Bank transfer' })
      .getByRole('switch', { name: /^Payments by/ });
    await payments.click();
    await expect(payments).toBeChecked();
  });
  await step(page, 'Check the postage', async () => {
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Fee for the first/)
      .fill('4.50');
    await save(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await step(page, 'Add a parcel service', async () => {
    await page.getByRole('button', { name: 'New company' }).click();
    await page.getByRole('dialog').getByLabel('Name, English').fill('Gull Post');
    await page.getByRole('dialog').getByLabel(/^Code/).fill('gull');
    await save(page);
    await expect(page.getByRole('row').filter({ hasText: 'Gull Post' })).toBeVisible();
  });
  await step(page, 'Create a category', async () => {
    await page.getByRole('button', { name: 'New category' }).click();
    await page.getByRole('dialog').getByLabel('Name, English').fill('Lamps');
    await save(page);
    await expect(page.getByRole('row').filter({ hasText: 'Lamps' })).toBeVisible();
  });
  await step(page, 'Put the first product on sale', async () => {
    await page.getByLabel('Name, English').fill(GOOD);
    await page.getByLabel('Category').click();
    await page.getByRole('treeitem').first().waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('input[type="file"]').first().setInputFiles(plainPicture(720, 900));
    await page.getByLabel(/^SKU/).fill('LAMP-1');
    await page
      .getByLabel(/^Price/)
      .first()
      .fill('19.90');
    await page.getByLabel(/^Stock/).fill('7');
    await page.getByRole('button', { name: /^(loading )?Save$/ }).click();
    await expect(page.getByRole('heading', { name: GOOD })).toBeVisible();
    await page.goto('/admin/#/catalog/products');
    const listed = page.getByRole('switch', { name: `${GOOD} listed` });
    await listed.click();
    await expect(listed).toBeChecked();
  });
}

/** What is left is no more than a second person, the machine's mail, the words of the law, and a database of an old release. */
async function expectLeft(page: Page): Promise<void> {
  await expect(page.getByText(/^[34] steps left$/)).toBeVisible();
  for (const left of ['Connect a mail server', 'Adapt the legal pages', 'Let a second person approve large payments'])
    await expect(page.getByRole('link', { name: left })).toBeVisible();
}

/** A stranger with a phone registers with the shop's code, buys what the home screen shows and sends a voucher. */
async function firstPurchase(phone: Page, shop: EmptyShop): Promise<void> {
  await open(phone, `/register?invite=${shop.inviteCode}`);
  const form = screen(phone, 'register');
  await form.getByLabel('E-mail').fill('first@example.com');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Repeat the password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expectPath(phone, '/');
  const token = await phone.evaluate(() => JSON.parse(localStorage.getItem('system') ?? '{}').token.token as string);
  await ask(shop, accountEndpoints.saveAddress, { body: LISBON, token });

  await productLinks(phone).filter({ hasText: GOOD }).first().click();
  await screen(phone, 'productDetail').getByRole('button', { name: 'Buy now' }).first().click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Buy now' }).click();
  const confirm = screen(phone, 'confirmOrder');
  await expect(confirm.getByText(LISBON.addressDetail)).toBeVisible();
  await confirm.getByRole('button', { name: 'Place order' }).click();
  await expectPath(phone, '/payorder');
  await phone.getByRole('radio', { name: /Bank transfer/ }).check({ force: true });
  await phone.getByRole('button', { name: /^Go on to pay/ }).click();
  const paying = screen(phone, 'offlinePayment');
  await expect(paying.getByText('0048 2210')).toBeVisible();
  await paying.locator('input[type="file"]').setInputFiles(chancePicture());
  await phone.getByRole('button', { name: 'Submit for review' }).click();
  await expect(paying.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
}

test('an empty shop opens: its owner prepares it from the dashboard, and its first order is paid and shipped', async ({
  page,
  browser,
  emptyShop,
}) => {
  test.setTimeout(240_000);
  await firstSignIn(page, emptyShop);
  await prepare(page);
  await expectLeft(page);

  const device = await browser.newContext({ viewport: { width: 375, height: 812 }, baseURL: emptyShop.url });
  const phone = await device.newPage();
  await firstPurchase(phone, emptyShop);

  await page.goto('/admin/#/money/desk');
  await page.getByText('$24.40').first().click();
  await expect(page.getByRole('img', { name: 'Voucher 1' })).toBeVisible();
  await page.keyboard.press('a');
  const approving = page.getByRole('dialog');
  await approving.getByRole('button', { name: 'Approve' }).click();
  await expect(approving).toBeHidden();
  await expect(screen(phone, 'offlinePayment').getByRole('heading', { name: 'Paid' })).toBeVisible();

  await page.goto('/admin/#/orders/goods');
  await page.getByRole('row').filter({ hasText: 'Pending shipping' }).getByText('Ship', { exact: true }).click();
  const order = page.getByRole('dialog');
  await choose(order.getByLabel(/^Logistics company/), 'Gull Post');
  await order.getByRole('textbox', { name: /Tracking number/ }).fill('GP 42');
  await order.getByRole('button', { name: 'Confirm shipment' }).click();
  await expect(order.getByText('Pending receipt').first()).toBeVisible();

  await open(phone, '/myorders');
  await expect(screen(phone, 'myOrders').getByText(GOOD)).toBeVisible();
  await screen(phone, 'myOrders').getByText(GOOD).click();
  await expect(screen(phone, 'orderDetails').getByText('GP 42')).toBeVisible();
  await device.close();
  expect(await brokenInvariants(emptyShop)).toEqual([]);
});
