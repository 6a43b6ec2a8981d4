import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance, placeOrder } from '../support/orders.ts';
import { ask, type Product } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { money } from '../support/steps/reports.ts';

test.use({ viewport: DESK });

/** Somebody buys something now. */
async function buySomething(product: Product): Promise<void> {
  const customer = await newCustomer(product, { usd: 200_000, address: true });
  const placed = await placeOrder(product, customer, firstVariant(await findGood(product, {}, 21)).id);
  await payFromBalance(product, customer, placed.paymentId);
}

/** Goes where a figure leads, which must sum to it. */
async function follow(page: Page, figure: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: figure }).first().click({ timeout: 3_000 });
  await expect(page.getByText(`${figure} in total`)).toBeVisible({ timeout: 3_000 });
}

/** Other journeys buy from the same shop: what they changed between two looks is looked at again, on the same page. */
async function whileOthersBuy(page: Page, look: () => Promise<void>): Promise<void> {
  const { hash } = new URL(page.url());
  let again = false;
  await expect(async () => {
    if (again) {
      await page.goto(`/admin/${hash}`);
      await page.reload();
    }
    again = true;
    await look();
  }).toPass({ timeout: 60_000 });
}

test('the dashboard counts what was just bought, and a figure leads to records that sum to it', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  await buySomething(product);
  const token = await staffToken(product);
  await carryStaffSession(page, token);
  await page.goto('/admin/#/workbench');
  await expect(page.getByRole('heading', { name: 'Today so far' })).toBeVisible();
  await expect(page.getByText(/amounts in USD/)).toBeVisible();
  await audit(page, 'dashboard', { whole: true });
  await page.getByText('This month', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This month so far' })).toBeVisible();
  await page.getByRole('link', { name: /^Orders to ship/ }).click();
  await expect(page.getByRole('heading', { name: 'Product orders' })).toBeVisible();
  await expect(page).toHaveURL(/pending_shipping/);

  await page.goto('/admin/#/reports/orders?range=today');
  await expect(page.getByText(/^.*Days begin at 00:00 in .*\. Amounts in USD\.\s*$/)).toBeVisible();
  await audit(page, 'order statistics');
  const report = () => ask(product, calls.orderReport, { query: { range: 'today' }, token });
  await whileOthersBuy(page, async () => {
    const { totals, today } = await report();
    expect(totals.revenueUsd).toBeGreaterThan(0);
    await follow(page, money(totals.revenueUsd));
    const query = { from: today, to: today, measure: 'paid', limit: '100' } as const;
    expect((await ask(product, calls.orderEntries, { query, token })).sumUsd).toBe(totals.revenueUsd);
  });
  await page.getByRole('row').nth(1).getByText('View').click();
  await expect(page).toHaveURL(/(orders\/goods|travel\/orders)\//);

  await page.goto('/admin/#/reports/orders?range=today');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL(/kind=goods/);
  await whileOthersBuy(page, async () => {
    const goods = (await report()).kinds.find(({ kind }) => kind === 'goods')?.totals;
    await follow(page, money(goods?.revenueUsd ?? 0));
  });
  await expect(page.getByRole('row').nth(1)).toContainText('Products');
});
