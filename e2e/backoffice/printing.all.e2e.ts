import { orderEndpoints } from '@app/contract/orders/endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { staffTourEndpoints } from '@app/contract/verticals/tours/staff-endpoints';
import type { Page } from '@playwright/test';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance, placeOrder } from '../support/orders.ts';
import { printedPages } from '../support/printed.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

test.use({ viewport: DESK });

const LINES = 80;

/** Answers calls to a path as the product does, but with a list repeated to so many rows, each with its number. */
async function lengthen<T extends object>(
  page: Page,
  path: RegExp,
  more: (data: Record<string, T[]>, rows: (list: readonly T[], named: (row: T, n: number) => T) => T[]) => object,
): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, T[]> };
    const rows = (list: readonly T[], named: (row: T, n: number) => T): T[] =>
      Array.from({ length: LINES }, (_, index) => named(list[0] as T, index + 1));
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...more(body.data, rows) } } });
  });
}

/** How often each printed row stands on paper. */
const countOf = (pages: readonly string[], text: string): number => pages.join('\n').split(text).length - 1;

function expectWhole(pages: readonly string[], row: (n: number) => string): void {
  expect(pages.length).toBeGreaterThan(1);
  for (let n = 1; n <= LINES; n += 1) expect(countOf(pages, row(n)), row(n)).toBe(1);
}

const article = (n: number): string => `Article ${String(n).padStart(3, '0')}`;

test('a receipt of eighty lines is printed whole, on as many pages as it takes, with its total once at the end', async ({
  page,
  browser,
  product,
}) => {
  const customer = await newCustomer(product, { usd: 1_000_000, address: true });
  const good = await findGood(product, {});
  const { orderId, paymentId } = await placeOrder(product, customer, firstVariant(good)?.id ?? '');
  await payFromBalance(product, customer, paymentId);

  await carryStaffSession(page, await staffToken(product));
  await lengthen<{ name: string }>(
    page,
    new RegExp(`/admin_api${staffOrderEndpoints.readOrder.path.replace(':id', orderId)}`),
    (data, rows) => ({
      lines: rows(data.lines ?? [], (line, n) => ({ ...line, id: article(n), name: article(n) })),
    }),
  );
  await page.goto(`/admin/#/orders/goods/${orderId}/receipt`);
  await expect(page.getByText(article(LINES))).toBeVisible();
  const pages = await printedPages(page);
  expectWhole(pages, article);
  expect(countOf(pages, 'Total')).toBe(1);
  expect(pages.at(-1)).toContain('Total');
  expect(pages.join('')).not.toContain('Dashboard');

  const phone = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage();
  await carrySession(phone, customer);
  await lengthen<{ name: string }>(
    phone,
    new RegExp(`/app_index${orderEndpoints.orderDetails.path}\\?`),
    (data, rows) => ({
      lines: rows(data.lines ?? [], (line, n) => ({ ...line, id: `0000000${n}`, name: article(n) })),
    }),
  );
  await open(phone, `/receipt?id=${orderId}`);
  await expect(screen(phone, 'receipt').getByText(article(LINES))).toBeVisible();
  const theirs = await printedPages(phone);
  expectWhole(theirs, article);
  expect(countOf(theirs, 'Total paid')).toBe(1);
});

test('the list of who travels on a departure is printed whole, under its name, without the page behind it', async ({
  page,
  product,
}) => {
  await carryStaffSession(page, await staffToken(product));
  const traveller = (n: number): string => `Traveller ${String(n).padStart(3, '0')}`;
  const order = {
    ...{ number: 'T1', state: 'confirmed', customer: 'Ines', phone: '912 345 678', seats: 1, pickup: '', wishes: '' },
    ...{ units: [{ key: 'adult', count: 1 }], guests: [], extras: [], paidUsd: 0 },
  };
  const path = staffTourEndpoints.tourDeparturePeople.path.replace(':id', '[^/]+');
  await lengthen<object>(page, new RegExp(`/admin_api${path}`), (_data, rows) => ({
    orders: rows([order], (one, n) => ({ ...one, id: traveller(n), contact: traveller(n) })),
  }));
  await page.goto('/admin/#/travel/tour-board');
  const row = page
    .locator('tbody tr')
    .filter({ has: page.getByRole('button', { name: 'Who travels' }) })
    .first();
  const tour = await row.locator('td').nth(1).locator('div, span').first().innerText();
  await row.getByRole('button', { name: 'Who travels' }).click();
  await expect(page.getByText(traveller(LINES))).toBeAttached();
  const pages = await printedPages(page);
  expectWhole(pages, traveller);
  expect(pages[0]).toContain(tour.split('\n')[0] ?? '');
  expect(countOf(pages, 'Add departures')).toBe(0);
});
