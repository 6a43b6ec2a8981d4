import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import { languageEndpoints } from '@app/contract/languages/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { sql } from 'kysely';
import { drawingPictures } from '../support/browser.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { addToCart, deliverOrder, placeOrder, readOrder } from '../support/orders.ts';
import { ask, onDatabase, type Product, send } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

test.use(drawingPictures);

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

test('a page of another site changes nothing, whatever it fires', async ({ page, context, product, trouble }) => {
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
  // Its own frame must not show our answers: the one thing here that the policy is right to report.
  expect(trouble.filter((line) => !line.includes("frame-ancestors 'none'"))).toEqual([]);
  trouble.length = 0;
  expect(tried.filter((one) => one.startsWith('POST')).length).toBeGreaterThan(12);
  const after = await rowsOf(product, customer.id);
  expect({ ...after, staff: 0 }).toEqual({ ...before, staff: 0 });
  expect(after?.staff).toBeGreaterThanOrEqual(before?.staff ?? 1);
  await page.reload();
  await expect(screen(page, 'mine')).toBeVisible();
  expect((await send(product, accountEndpoints.userInfo, { token: customer.token })).code).toBe(200);
});

/** A product as the back office's form would send it, with another name and a rich text full of traps. */
function wickedly({ id: _id, sold: _sold, createdAt: _createdAt, ...kept }: StaffProduct) {
  return {
    ...kept,
    name: { 'en-US': `Lantern ${PAYLOAD}`.slice(0, 120) },
    description: { 'en-US': PAYLOAD },
    detail: {
      'en-US': `<p>plain words</p>${PAYLOAD}<a href="javascript:alert(1)">x</a><iframe src="https://evil.example"></iframe>`,
    },
    tags: [{ 'en-US': '<b onclick=alert(1)>tag' }],
    variants: kept.variants.map(({ reserved: _reserved, ...variant }) => variant),
  };
}

test('markup in names, reviews, notes and rich text is shown as text and never runs', async ({
  page,
  browser,
  product,
}) => {
  const customer = await newCustomer(product, { address: true, usd: 1_000_000 });
  const { token } = customer;
  const nickname = await send(product, accountEndpoints.updateUserInfo, { body: { nickname: '<img src=x>' }, token });
  expect(nickname.code).toBe(4000);

  const source = await findGood(product, {}, 5);
  const staff = await staffToken(product);
  const params = { id: source.id };
  const read = await ask(product, staffCatalogEndpoints.readProduct, { params, token: staff });
  await ask(product, staffCatalogEndpoints.updateProduct, { params, body: wickedly(read), token: staff });

  const order = await placeOrder(product, customer, firstVariant(source).id);
  await deliverOrder(product, customer, order);
  const { lines } = await readOrder(product, customer, order.orderId);
  const reviews = lines.map((line) => ({ lineId: line.id, rating: 5, text: PAYLOAD, pictures: [] }));
  await ask(product, orderEndpoints.reviewOrder, { body: { orderId: order.orderId, reviews }, token });
  await send(product, languageEndpoints.reportMissingKey, { query: { title: PAYLOAD } });

  const harmless = async (name: string) => {
    const taken = screen(page, name).locator(
      ':is(script, iframe, [onerror], [onload], [onclick], [href^="javascript"])',
    );
    expect(await taken.count(), name).toBe(0);
  };
  await carrySession(page, customer);
  await open(page, `/goodsdetail?id=${source.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=');
  await expect(page.getByText('plain words')).toBeVisible();
  await expect(screen(page, 'productDetail').getByText(PAYLOAD).first()).toBeVisible();
  await harmless('productDetail');
  await open(page, `/orderdetails?id=${order.orderId}`);
  await expect(
    screen(page, 'orderDetails')
      .getByText(/<img src=x/)
      .first(),
  ).toBeVisible();
  await harmless('orderDetails');
  await open(page, '/myorders');
  await expect(
    screen(page, 'myOrders')
      .getByText(/<img src=x/)
      .first(),
  ).toBeVisible();
  await harmless('myOrders');
  await open(page, '/choosegoods?keyword=Lantern');
  await expect(
    screen(page, 'productListing')
      .getByText(/<img src=x/)
      .first(),
  ).toBeVisible();
  await harmless('productListing');

  const desk = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const office = await desk.newPage();
  const ran: string[] = [];
  desk.on('dialog', (dialog) => ran.push(dialog.message()));
  desk.on('console', (line) => ran.push(...(/content security policy/i.test(line.text()) ? [line.text()] : [])));
  await carryStaffSession(office, staff);
  await office.goto(`/admin/#/catalog/products/${source.id}`);
  await expect(office.getByText('plain words')).toBeVisible();
  await office.goto(`/admin/#/orders/goods/${order.orderId}`);
  await expect(office.getByText(/<img src=x/).first()).toBeVisible();
  expect(ran).toEqual([]);
  await desk.close();

  const { id: _id, sold: _sold, createdAt: _createdAt, ...plain } = read;
  const now = await ask(product, staffCatalogEndpoints.readProduct, { params, token: staff });
  const variants = plain.variants.map(({ reserved: _reserved, ...variant }) => variant);
  await ask(product, staffCatalogEndpoints.updateProduct, {
    params,
    body: { ...plain, variants, version: now.version },
    token: staff,
  });
});
