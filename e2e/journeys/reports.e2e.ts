import { readFile } from 'node:fs/promises';
import { priceText } from '@app/contract/core/money-words';
import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { payFromBalance, placeOrder } from '../support/orders.ts';
import { ask, type Product } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

const money = (cents: number): string => priceText({ amount: cents, currency: 'USD' }, 'en-US');

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
  await expect(page.getByText(/^.*Days begin at 00:00 in .*\. Amounts in USD\.$/)).toBeVisible();
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

test('a report is put together by month and exported; its lines sum to its total', async ({ page, product }) => {
  test.setTimeout(120_000);
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/reports/agents?range=last_month');
  await expect(page.getByRole('heading', { name: 'Agent statistics' })).toBeVisible();
  await page.getByText('Week', { exact: true }).click();
  await expect(page).toHaveURL(/by=week/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n').slice(2);
  const topUps = lines.map((line) => Number(line.split(',')[4]));
  const total = topUps.pop() ?? Number.NaN;
  expect(topUps.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total, 2);
  await audit(page, 'agent statistics');
  await page.getByRole('link', { name: 'All agents' }).click();
  await expect(page.getByRole('heading', { name: 'Each agent with everybody below them' })).toBeVisible();
  await page.getByRole('row').nth(1).getByText('Show alone').click();
  await expect(page.getByText(/^Only .* and below$/)).toBeVisible();
});

test('a role with little sees just its parts, in its own language', AT_NIGHT, async ({ page, product }) => {
  await carryStaffSession(page, await staffToken(product, ['dashboard.view', 'money.top_ups.view']));
  await page.goto('/admin/#/workbench');
  await expect(page.getByText('Top-ups', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Revenue', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { name: '今日至今' })).toBeVisible();
  await page.goto('/admin/#/reports/orders');
  await expect(page.getByRole('heading', { name: '今日至今' })).toHaveCount(0);
});
