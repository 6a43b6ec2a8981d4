import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { staffLogisticsEndpoints } from '@app/contract/orders/logistics/staff-endpoints';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { newCustomer } from '../support/customers.ts';
import { findGood } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance, placeOrder } from '../support/orders.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

/** A moment some hours from now as the picker writes it, in UTC. */
const typed = (hours: number): string => {
  const at = new Date(Date.now() + hours * 3_600_000);
  const month = at.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  const clock = at.toISOString().slice(11, 16);
  return `${at.getUTCDate()} ${month} ${at.getUTCFullYear()} ${clock}`;
};

test('staff put a product on a flash deal: the storefront shows it, and it ends when it is switched off', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const good = await findGood(product, { specs: 1 }, 12);
  const before = good.detail.price.usd;
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/trade/deals');
  await page.getByRole('button', { name: 'New deal' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(/^Product/).fill(good.name);
  await page.locator('.ant-select-item-option').filter({ hasText: good.name }).first().click();
  await drawer.getByLabel('Percent off for all ticked').fill('20');
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await drawer.getByLabel(/^From/).fill(typed(-24));
  await drawer.getByLabel(/^From/).press('Enter');
  await drawer.getByLabel(/^Until/).fill(typed(16));
  await drawer.getByLabel(/^Until/).press('Enter');
  await drawer.getByLabel(/^Pieces per customer/).fill('2');
  await audit(page, 'a new deal');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('search').getByLabel('Product').fill(good.name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  // The demo may have planned another deal of it for tomorrow.
  const row = page.getByRole('row').filter({ hasText: good.name }).filter({ hasText: '2 each' });
  await expect(row.getByText('Running')).toBeVisible();
  const priceNow = async () =>
    (await ask(product, catalogEndpoints.productDetails, { query: { id: good.id } })).price.usd;
  expect(await priceNow()).toBe(Math.round(before * 0.8));
  await page.goto(`/#/goodsdetail?id=${good.id}`);
  await expect(page.getByText('Deal price for up to 2 pieces per customer')).toBeVisible();
  await page.goBack();
  const more = async (action: string) => {
    await row.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await more('Switch off');
  await expect(page.getByText('The deal is off')).toBeVisible();
  expect(await priceNow()).toBe(before);
  await row.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await more('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deal deleted')).toBeVisible();
});

test('a logistics company is added, shipped with, and leads to the parcel', async ({ page, product }) => {
  const token = await staffToken(product);
  const customer = await newCustomer(product, { usd: 100_000, address: true });
  const good = await findGood(product, {}, 60);
  const placed = await placeOrder(product, customer, good.detail.variants[0]?.id ?? '');
  await payFromBalance(product, customer, placed.paymentId);
  await carryStaffSession(page, token);
  await page.goto('/admin/#/trade/logistics');
  await page.getByRole('button', { name: 'New company' }).click();
  const drawer = page.getByRole('dialog');
  const name = `Gull Post ${placed.number.slice(-5)}`;
  await drawer.getByLabel('Name, English').fill(name);
  await drawer.getByLabel(/^Code/).fill(`gull-${placed.number.slice(-5)}`);
  await drawer.getByLabel(/^Tracking address/).fill('https://{number}.example/');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText(/An https address with \{number\} once/)).toBeVisible();
  await drawer.getByLabel(/^Tracking address/).fill('https://gull.example/t/{number}');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();

  await page.goto(`/admin/#/orders/goods/${placed.orderId}`);
  await choose(page.getByRole('dialog').getByLabel(/^Logistics company/), name);
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /Tracking number/ })
    .fill('GP 42');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm shipment' }).click();
  await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible();
  const parcels = async () =>
    (await ask(product, staffLogisticsEndpoints.listLogistics, { token, query: { name } })).list[0]?.parcels;
  await expect.poll(parcels).toBe(1);
});

test('goods bought from a supplier come into stock, and a wrong purchase is taken back', async ({ page, product }) => {
  const good = await findGood(product, {}, 80);
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/catalog/purchases/new');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(/^Supplier/).fill('Gull & Sons');
  await drawer.getByRole('combobox').fill(good.name);
  await page.locator('.ant-select-item-option').first().click();
  await drawer.getByLabel(/^Pieces of/).fill('7');
  await drawer.getByLabel(/^Cost of/).fill('3.50');
  await expect(drawer.getByText('$24.50').first()).toBeVisible();
  await audit(page, 'a new purchase');
  await drawer.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Gull & Sons' }).first();
  await expect(row.getByText('Booked in')).toBeVisible();
  await row.getByRole('button', { name: 'View' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  const ask_ = page.getByRole('dialog', { name: /Take P.* back/ });
  await ask_.getByLabel(/^Why/).fill('Counted wrong');
  await ask_.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(/Taken back by .*: Counted wrong/)).toBeVisible();
});
