import { randomUUID } from 'node:crypto';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import type { ProductInput, StaffProduct } from '@app/contract/catalog/staff-schemas';
import { dictionaries } from '@app/contract/core/dictionaries';
import { languageEndpoints } from '@app/contract/languages/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { drawingPictures } from '../support/browser.ts';
import { type Customer, carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant, type Good } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { addToCart } from '../support/orders.ts';
import { PAYLOADS } from '../support/payloads.ts';
import { ask, onDatabase, type Product, send } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

test.use(drawingPictures);

// A product of its own: what is stored here would show on every screen of the others.
test.use({ moves: 'clock' });

const SCREENS_MS = 180_000;
const payload = (index: number): string => PAYLOADS[index % PAYLOADS.length] ?? '';
const few = (from: number, length: number): string => {
  let text = '';
  for (let i = from; text.length + payload(i).length < length; i += 1) text += payload(i);
  return text;
};
const everything = PAYLOADS.join(' ');

/** The product with a payload in every text that staff may write. */
function wickedly({
  id: _id,
  sold: _sold,
  createdAt: _at,
  variants,
  ...kept
}: StaffProduct): ProductInput & { version: number } {
  const localized = (from: number, length: number) => ({ 'en-US': few(from, length), pt: few(from + 50, length) });
  return {
    ...kept,
    name: localized(0, 120),
    description: localized(10, 500),
    detail: { 'en-US': `<p>plain words</p>${everything}`, pt: everything },
    tags: [0, 1, 2].map((index) => ({ 'en-US': payload(index * 2).slice(0, 30) })),
    specs: kept.specs.map((spec, at) => ({
      ...spec,
      name: localized(at + 20, 60),
      values: spec.values.map((value, index) => ({
        ...value,
        name: { 'en-US': `${index} ${payload(at + index)}`.slice(0, 60) },
      })),
    })),
    variants: variants.map(({ reserved: _reserved, ...variant }) => variant),
  };
}

/** What no call would take, or take no more than some of: written straight into the tables, then told to the product. */
async function store(product: Product, customer: Customer, good: Good): Promise<void> {
  await onDatabase(product, async (db) => {
    await sql`UPDATE customer SET nickname = ${payload(4)} WHERE id = ${customer.id}`.execute(db);
    for (const [index, text] of PAYLOADS.entries()) {
      await sql`INSERT INTO address (id, customer_id, name, country, tel, province, city, address_detail, is_default)
        VALUES (${randomUUID()}, ${customer.id}, ${text.slice(0, 50)}, 'PT', '+351912345678', ${payload(index + 1).slice(0, 60)},
          ${payload(index + 2).slice(0, 60)}, ${text}, ${index === 0})`.execute(db);
    }
    for (let from = 0; from < PAYLOADS.length; from += 10) {
      await sql`INSERT INTO product_review (id, product_id, customer_id, order_line_id, rating, text)
        VALUES (${randomUUID()}, ${good.id}, ${customer.id}, ${randomUUID()}, 5,
          ${PAYLOADS.slice(from, from + 10)
            .join(' ')
            .slice(0, 1_000)})`.execute(db);
    }
    for (const [index, key] of Object.keys(dictionaries.pt).entries()) {
      await sql`INSERT INTO translation (locale, key, text) VALUES ('pt', ${key}, ${payload(index)})
        ON CONFLICT (locale, key) DO UPDATE SET text = excluded.text`.execute(db);
    }
    await sql`SELECT pg_notify('cache', '{"from":"journey","payloads":[["*","translations"]]}')`.execute(db);
  });
}

const LOOSE =
  ':is(script:not([src]), iframe, object, embed, base, [onerror], [onload], [onclick], [onfocus], [ontoggle], [href^="javascript" i], [href^="data:text" i])';

/** Opens a screen and looks for anything of a payload that became an element. */
async function look(page: Page, path: string, name: string): Promise<void> {
  await open(page, path);
  await expect(screen(page, name)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await screen(page, name).locator(LOOSE).count(), path).toBe(0);
  expect(await page.evaluate(() => document.querySelectorAll('iframe, base, object, embed').length), path).toBe(0);
}

test(
  'two hundred payloads in every stored text are shown as texts, on every screen that shows them',
  AT_NIGHT,
  async ({ page, browser, product }) => {
    test.setTimeout(SCREENS_MS);
    expect(new Set(PAYLOADS).size).toBe(200);
    const customer = await newCustomer(product, { usd: 1_000_000 });
    const good = await findGood(product, { specs: 1 }, 1);
    const staff = await staffToken(product);
    const params = { id: good.id };
    const read = await ask(product, staffCatalogEndpoints.readProduct, { params, token: staff });
    await ask(product, staffCatalogEndpoints.updateProduct, { params, body: wickedly(read), token: staff });
    await store(product, customer, good);
    for (const title of PAYLOADS.slice(0, 20))
      await send(product, languageEndpoints.reportMissingKey, { query: { title } });
    const items = [{ variantId: firstVariant(good).id, quantity: 1 }];
    const { token } = customer;
    const quote = await ask(product, orderEndpoints.createQuote, {
      body: { source: 'items', items, usePoints: false },
      token,
    });
    const order = await ask(product, orderEndpoints.submitOrder, {
      body: { quoteId: quote.id, note: few(30, 200) },
      token,
    });
    await addToCart(product, customer, firstVariant(good).id);
    const second = await ask(product, orderEndpoints.createQuote, {
      body: { source: 'items', items, usePoints: false },
      token,
    });

    await carrySession(page, customer);
    const screens = [
      [`/goodsdetail?id=${good.id}`, 'productDetail'],
      [`/choosegoods?keyword=${encodeURIComponent(payload(4))}`, 'productListing'],
      ['/choosegoods', 'productListing'],
      ['/cart', 'cart'],
      [`/confirmorder?quote=${second.id}`, 'confirmOrder'],
      [`/payorder?payment=${order.paymentId}`, 'cashier'],
      [`/orderdetails?id=${order.orderId}`, 'orderDetails'],
      ['/myorders', 'myOrders'],
      ['/myaddress', 'addresses'],
      ['/mine', 'mine'],
    ] as const;
    for (const [path, name] of screens) await look(page, path, name);
    await open(page, `/goodsdetail?id=${good.id}`);
    await expect(page.getByText('plain words').first()).toBeVisible();
    // The same with payloads for every word of the interface.
    for (const [path, name] of screens) await look(page, `${path}${path.includes('?') ? '&' : '?'}lang=pt`, name);

    const desk = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
    const office = await desk.newPage();
    const ran: string[] = [];
    desk.on('dialog', (dialog) => ran.push(dialog.message()));
    desk.on('console', (line) => ran.push(...(/content security policy/i.test(line.text()) ? [line.text()] : [])));
    await carryStaffSession(office, staff);
    for (const path of [`catalog/products/${good.id}`, `orders/goods/${order.orderId}`]) {
      await office.goto(`/admin/#/${path}`);
      await expect(office.getByText(/<img|plain words/).first()).toBeVisible();
      await office.waitForLoadState('networkidle');
      expect(await office.locator('main').locator(LOOSE).count(), path).toBe(0);
    }
    expect(ran).toEqual([]);
    await desk.close();
  },
);

test('rich text that was never cleaned is cleaned where it is shown', async ({ page, product, trouble }) => {
  const raw = await findGood(product, { specs: 1 }, 2);
  await onDatabase(product, async (db) => {
    await sql`UPDATE product SET detail = jsonb_build_object('en-US', ${`<p>plain words</p>${everything}`}::text)
      WHERE id = ${raw.id}`.execute(db);
    await sql`SELECT pg_notify('cache', '{"from":"journey","payloads":[["*"]]}')`.execute(db);
  });
  const stored = async () =>
    JSON.stringify(await ask(product, catalogEndpoints.productDetails, { query: { id: raw.id } }));
  await expect.poll(stored).toContain('plain words');
  await look(page, `/goodsdetail?id=${raw.id}`, 'productDetail');
  await expect(page.getByText('plain words').first()).toBeVisible();
  // The browser reports what the cleaner reads in a document of its own; nothing of it came into ours.
  trouble.splice(0, trouble.length, ...trouble.filter((line) => !line.startsWith('policy:')));
});
