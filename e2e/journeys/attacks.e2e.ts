import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { i18nEndpoints } from '@app/contract/i18n/endpoints';
import { sql } from 'kysely';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { addToCart, placeOrder } from '../support/orders.ts';
import { ask, onDatabase, type Product, send } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

/** What runs if any text of ours is taken for markup. */
const PAYLOAD = `<img src=x onerror="alert('ran')"><script>alert('ran')</script><svg onload=alert(1)>"'{{7*7}}`;

/** Rows that a forged call would change. */
const rowsOf = (product: Product, customerId: string) =>
  onDatabase(product, async (db) => {
    const { rows } = await sql<Record<string, number>>`
      SELECT (SELECT count(*)::int FROM cart_line WHERE customer_id = ${customerId}) AS lines,
             (SELECT count(*)::int FROM address WHERE customer_id = ${customerId}) AS addresses,
             (SELECT count(*)::int FROM goods_order WHERE customer_id = ${customerId}) AS orders,
             (SELECT count(*)::int FROM customer_session WHERE customer_id = ${customerId} AND ended_at IS NULL) AS open,
             (SELECT count(*)::int FROM staff_session WHERE ended_at IS NULL) AS staff`.execute(db);
    return rows[0];
  });

/** A page of another site that tries every way a page has to make a visitor's browser call somebody else. */
const hostilePage = (shop: string, variantId: string): string => `<!doctype html><title>elsewhere</title>
<iframe name="sink"></iframe>
<script>
const shop = ${JSON.stringify(shop)};
const calls = [
  ['/app_index/goods/add_cart', ${JSON.stringify(JSON.stringify({ variantId, quantity: 1 }))}],
  ['/app_index/goods/clear_cart', '{}'],
  ['/app_index/user/logout', '{}'],
  ['/app_index/user/logout_all', '{}'],
  ['/app_index/address/save', '{"name":"x","country":"US","tel":"+12025550123","addressDetail":"1"}'],
  ['/admin_api/logout', '{}'],
];
const form = (path, body) => {
  const node = document.createElement('form');
  Object.assign(node, { method: 'post', action: shop + path, enctype: 'text/plain', target: 'sink' });
  const field = document.createElement('input');
  Object.assign(field, { name: body.slice(0, -1) + ',"x":"', value: '"}' });
  node.append(field);
  document.body.append(node);
  node.submit();
};
(async () => {
  for (const [path, body] of calls) {
    form(path, body);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
      await fetch(shop + path, { method: 'POST', mode: 'no-cors', credentials: 'include', headers: { 'Content-Type': type }, body }).catch(() => {});
      await fetch(shop + path, { method: 'POST', credentials: 'include', headers: { 'Content-Type': type }, body }).then(() => { document.title = 'read an answer'; }, () => {});
    }
    navigator.sendBeacon(shop + path, new Blob([body], { type: 'text/plain' }));
    await new Promise((done) => { const image = new Image(); image.onload = image.onerror = done; image.src = shop + path; });
  }
  document.body.dataset.done = 'yes';
})();
</script>`;

test('a page of another site changes nothing, whatever it fires', async ({ page, context, product }) => {
  const customer = await newCustomer(product, { address: true });
  const variantId = firstVariant(await findGood(product, {}, 4)).id;
  await addToCart(product, customer, variantId);
  await carrySession(page, customer);
  await open(page, '/mine');
  const admin = await context.newPage();
  await carryStaffSession(admin, await staffToken(product));
  await admin.goto('/admin/');
  const before = await rowsOf(product, customer.id);
  expect(before).toMatchObject({ lines: 1, addresses: 1, orders: 0, open: 1 });

  const site = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(hostilePage(product.url, variantId)),
  );
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const elsewhere = await context.newPage();
  const tried: string[] = [];
  elsewhere.on('request', (request) => {
    if (request.url().startsWith(product.url)) tried.push(`${request.method()} ${request.resourceType()}`);
  });
  await elsewhere.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  await expect(elsewhere.locator('body')).toHaveAttribute('data-done', 'yes');
  await expect(elsewhere).toHaveTitle('elsewhere');
  site.close();
  expect(tried.filter((one) => one.startsWith('POST')).length).toBeGreaterThan(12);
  const after = await rowsOf(product, customer.id);
  expect({ ...after, staff: 0 }).toEqual({ ...before, staff: 0 });
  expect(after?.staff).toBeGreaterThanOrEqual(before?.staff ?? 1);
  await page.reload();
  await expect(screen(page, 'mine')).toBeVisible();
  expect((await send(product, accountEndpoints.userInfo, { token: customer.token })).code).toBe(200);
});

test('markup in names, reviews, notes and rich text is shown as text and never runs', async ({ page, product, trouble }) => {
  const customer = await newCustomer(product, { address: true, usd: 100_000 });
  const wicked = await send(product, accountEndpoints.updateUserInfo, {
    body: { nickname: '<script>alert(1)</script>' },
    token: customer.token,
  });
  expect(wicked.code).toBe(4000);

  const source = await findGood(product, { specs: 0 }, 5);
  const staff = await staffToken(product);
  const { id, version, ...kept } = await ask(product, staffCatalogEndpoints.readProduct, {
    params: { id: source.id },
    token: staff,
  });
  expect(id).toBe(source.id);
  const name = `Lantern ${PAYLOAD}`.slice(0, 120);
  const editable = kept as Record<string, unknown>;
  const input = await productInput(editable, { name, version });
  const saved = await send(product, staffCatalogEndpoints.updateProduct, {
    params: { id: source.id },
    body: input as never,
    token: staff,
  });
  expect(saved.msg, JSON.stringify(saved.data)).toBe(saved.code === 200 ? saved.msg : '');

  const order = await placeOrder(product, customer, firstVariant(source).id);
  await onDatabase(product, async (db) => {
    await sql`INSERT INTO review (id, product_id, customer_id, nickname, rating, text)
      SELECT gen_random_uuid(), ${source.id}, ${customer.id}, 'Mallory', 5, ${PAYLOAD}
      WHERE false`.execute(db).catch(() => undefined);
  });
  await send(product, i18nEndpoints.reportMissingKey, { query: { title: PAYLOAD } });

  await carrySession(page, customer);
  await open(page, `/goodsdetail?id=${source.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=');
  await expect(page.getByText('plain words')).toBeVisible();
  expect(await page.locator('[data-screen="productDetail"] :is(script, [onerror], [onload], iframe)').count()).toBe(0);
  await open(page, `/orderdetails?id=${order.orderId}`);
  await expect(screen(page, 'orderDetails').getByText(/<img src=x/).first()).toBeVisible();
  await open(page, '/myorders');
  await expect(screen(page, 'myOrders').getByText(/<img src=x/).first()).toBeVisible();
  const card = await ask(product, catalogEndpoints.productDetails, { query: { id: source.id } });
  expect(card.detailHtml).not.toMatch(/<script|onerror|javascript:/i);
  expect(trouble).toEqual([]);
});

/** What the product form would send for a product, with another name and a rich text full of traps. */
async function productInput(read: Record<string, unknown>, to: { name: string; version: number }) {
  return {
    ...read,
    name: { 'en-US': to.name },
    detailHtml: {
      'en-US': `<p>plain words</p>${PAYLOAD}<a href="javascript:alert(1)">x</a><iframe src="https://evil.example"></iframe>`,
    },
    version: to.version,
  };
}

test('the administration draws the same texts as text', async ({ browser, product, trouble }) => {
  const context = await browser.newContext({ viewport: DESK, baseURL: product.url });
  const page = await context.newPage();
  context.on('dialog', (dialog) => trouble.push(`dialog ${dialog.message()}`));
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await context.close();
});
