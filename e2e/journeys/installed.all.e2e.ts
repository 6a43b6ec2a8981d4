import { staffAppVersionEndpoints as calls } from '@app/contract/app-versions/staff-endpoints';
import { priceText } from '@app/contract/core/money-words';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { drawingPictures } from '../support/browser.ts';
import { loseConnection, regainConnection, storedAnswers } from '../support/connection.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { addToCart, placeOrder, readOrder } from '../support/orders.ts';
import { ask, type Product } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';
import { putIntoCart } from '../support/visitor.ts';

test.use(drawingPictures);

/** Whether the worker keeps an answer or a file whose address ends so. */
const keeps = (page: Page, address: RegExp) =>
  page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys();
      if (kept.some(({ url }) => new RegExp(pattern).test(url))) return true;
    }
    return false;
  }, address.source);

test.describe('kept for later', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opened offline, the shop shows what was seen last and says so; the rest says why not', async ({
    page,
    product,
  }) => {
    const good = await findGood(product, {});
    await open(page, '/');
    const first = screen(page, 'home').getByRole('heading', { level: 3 }).first();
    const name = (await first.textContent()) ?? '';
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // Home had been read before the worker was there.
    await expect.poll(() => keeps(page, /app_index\/index\/home\?/)).toBe(true);
    await page.evaluate((id) => {
      window.location.hash = `#/goodsdetail?id=${id}`;
    }, good.id);
    await expect(screen(page, 'productDetail').getByRole('heading', { level: 1, name: good.name })).toBeVisible();
    await expect.poll(() => keeps(page, /goods\/product_details\?/)).toBe(true);
    await expect.poll(() => keeps(page, /assets\/product-detail\.screen-[^/]+\.js/)).toBe(true);
    expect(await keeps(page, /app_index\/(?:user|order|cart)\//)).toBe(false);
    await putIntoCart(page, good);
    await page.goto('/#/cart');
    await expect(screen(page, 'cart').getByRole('link', { name: good.name })).toBeVisible();
    await expect.poll(() => storedAnswers(page)).toContain('visitor_cart');
    await expect.poll(() => keeps(page, /assets\/cart\.screen-[^/]+\.js/)).toBe(true);
    await page.goto(`/#/goodsdetail?id=${good.id}`);

    await loseConnection(page);
    await page.reload();
    await expect(screen(page, 'productDetail').getByRole('heading', { level: 1, name: good.name })).toBeVisible();
    await expect(page.getByText(/You are offline\. What you see was saved/)).toBeVisible();
    await page.goto('/#/');
    await expect(screen(page, 'home').getByRole('heading', { level: 3, name }).first()).toBeVisible();
    await page.goto('/#/cart');
    await expect(screen(page, 'cart').getByRole('link', { name: good.name })).toBeVisible();
    await page.goto('/#/category');
    await expect(page.getByRole('heading', { name: 'You are offline' }).filter({ visible: true })).toBeVisible();

    // The screen that missed its part comes by itself.
    await regainConnection(page);
    await expect(screen(page, 'category').getByRole('link').nth(1)).toBeVisible();
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
  });

  test('orders, cart and wallet seen last are there offline, and gone once their owner has signed out', async ({
    page,
    product,
  }) => {
    const customer = await newCustomer(product, { usd: 1_234_00, address: true });
    const good = await findGood(product, {}, 10);
    const placed = await placeOrder(product, customer, firstVariant(good).id);
    await addToCart(product, customer, firstVariant(good).id);
    const { number } = await readOrder(product, customer, placed.orderId);
    await carrySession(page, customer);
    // The clock of the device moves only when it is set: each screen has a time of its own.
    await page.clock.setFixedTime(new Date(2026, 10, 23, 9, 5));
    await open(page, '/mine');
    await page.reload();
    const go = (to: string) =>
      page.evaluate((hash) => {
        window.location.hash = hash;
      }, `#${to}`);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(screen(page, 'mine').getByText('Orders', { exact: true })).toBeVisible();
    await go('/cart');
    await expect(screen(page, 'cart').getByText(good.name).first()).toBeVisible();
    await go('/myorders');
    await expect(screen(page, 'myOrders').getByText(number)).toBeVisible();
    await go(`/orderdetails?id=${placed.orderId}`);
    await expect(screen(page, 'orderDetails').getByText(number)).toBeVisible();
    await expect.poll(() => keeps(page, /assets\/order-details\.screen-[^/]+\.js/)).toBe(true);
    await expect.poll(() => storedAnswers(page)).toContain(`/goods/order_details?id=${placed.orderId}`);
    await expect.poll(() => keeps(page, /assets\/confirm-dialog-[^/]+\.js/), { timeout: 15_000 }).toBe(true);
    expect(await keeps(page, /app_index\/(?:user|order|cart)\//)).toBe(false);

    // Money moves after the wallet was looked at, and the wallet is not looked at again.
    await go('/wallet');
    await expect(screen(page, 'wallet').getByText('$1,234.00').first()).toBeVisible();
    await page.clock.setFixedTime(new Date(2026, 10, 23, 9, 25));
    await go(`/payorder?payment=${placed.paymentId}`);
    await screen(page, 'cashier')
      .getByRole('button', { name: /^Pay \$/ })
      .click();
    await expect(screen(page, 'cashier').getByRole('heading', { name: 'Paid' })).toBeVisible();
    const { balance } = await ask(product, walletEndpoints.wallet, { token: customer.token });
    const left = priceText(balance, 'en-US');
    await expect.poll(() => storedAnswers(page)).toContain(`"balance":${JSON.stringify(balance)}`);
    const later = new Date(2026, 10, 23, 9, 50);
    await page.clock.setFixedTime(later);
    await go(`/orderdetails?id=${placed.orderId}`);
    await expect(screen(page, 'orderDetails').getByText(number)).toBeVisible();
    await expect.poll(() => storedAnswers(page)).toContain(`,${later.getTime()}]`);
    await expect.poll(() => keeps(page, /assets\/wallet\.screen-[^/]+\.js/)).toBe(true);

    await loseConnection(page);
    await page.reload();
    await expect(screen(page, 'orderDetails').getByText(number)).toBeVisible();
    await expect(page.getByText('You are offline. What you see was saved at 09:50.')).toBeVisible();
    await go('/wallet');
    await expect(screen(page, 'wallet').getByText(left).first()).toBeVisible();
    await expect(page.getByText('You are offline. What you see was saved at 09:25.')).toBeVisible();
    await go('/setting');
    await expect(page.getByText('You are offline', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await go('/myorders');
    await expect(screen(page, 'myOrders').getByText(number)).toBeVisible();
    await go('/cart');
    await expect(screen(page, 'cart').getByText(good.name).first()).toBeVisible();

    // The device forgets them even when the server cannot be told.
    await go('/mine');
    await screen(page, 'mine').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => storedAnswers(page)).toBe('null');
    await regainConnection(page);
  });

  test('the app can be installed: manifest, icons, a worker that is always asked for anew', async ({
    page,
    request,
  }) => {
    await open(page, '/');
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { icons: { src: string; sizes: string; purpose?: string }[] };
    expect(manifest).toMatchObject({ name: 'Avela', start_url: '/', display: 'standalone', lang: 'en-US' });
    for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    const worker = await request.get('/sw.js');
    expect(worker.headers()['cache-control']).toBe('no-cache');
    expect(worker.headers()['content-security-policy']).toContain("worker-src 'self'");
  });
});

/** Lets this page ask as an app of another platform, so that journeys beside it are not asked to update. */
const askAs = (page: Page, platform: 'android' | 'ios') =>
  page.route('**/common/app_version?*', (route) =>
    route.continue({ url: route.request().url().replace('platform=web', `platform=${platform}`) }),
  );

const SECONDS = 1_000;
const PART = 90_000;

/** A version above all that were made before. */
function nextNumber(major: number): string {
  const second = Math.floor(Date.now() / SECONDS);
  return `${major}.${Math.floor(second / PART)}.${second % PART}`;
}

const publish = async (product: Product, platform: 'android' | 'ios', forceUpdate: boolean) =>
  ask(product, calls.createAppVersion, {
    token: await staffToken(product),
    body: {
      platform,
      number: nextNumber(9),
      downloadLink: 'https://downloads.avela.example/app',
      isWgt: false,
      forceUpdate,
      published: true,
      notes: { 'en-US': 'Payments are safer.' },
    },
  });

/** Withdraws every version of a platform that earlier journeys published. */
async function withdrawAll(product: Product, platform: 'android' | 'ios'): Promise<void> {
  const token = await staffToken(product);
  const { list } = await ask(product, calls.listAppVersions, {
    token,
    query: { platform, published: '1', number: '9.' },
  });
  for (const { id, updatedAt: _at, ...body } of list) {
    await ask(product, calls.updateAppVersion, { token, params: { id }, body: { ...body, published: false } });
  }
}

test('a newer version is offered quietly, once, and a reload is never done by itself', async ({ page, product }) => {
  await withdrawAll(product, 'ios');
  await askAs(page, 'ios');
  const told = page.waitForResponse('**/common/app_version?*');
  await open(page, '/');
  await told;
  const bar = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(bar).toHaveCount(0);
  await publish(product, 'ios', false);
  await page.reload();
  await expect(bar).toBeVisible();
  await audit(page, 'bar of a new version');
  const reloaded = page.waitForEvent('load');
  await bar.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await page.waitForResponse('**/common/app_version?*');
  await expect(bar).toHaveCount(0);
});

test(
  'a version that must be taken stands in the way, also after a reload, and then clears what is kept',
  AT_NIGHT,
  async ({ page, product }) => {
    await withdrawAll(product, 'android');
    const { number } = await publish(product, 'android', true);
    await askAs(page, 'android');
    await open(page, '/');
    const dialog = page.getByRole('alertdialog', { name: 'Update to go on' });
    await expect(dialog).toContainText('Payments are safer.');
    await audit(page, 'forced update');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.evaluate(() => caches.open('pictures'));
    let reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Update now' }).click();
    await reloaded;
    await expect(dialog).toContainText(`${number} is needed. Clear what it keeps`);
    reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Clear and load again' }).click();
    await reloaded;
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await expect(dialog).toBeVisible();
  },
);

test('staff enter a version; a wrong number or link is said at its field', async ({ page, product }) => {
  await page.setViewportSize(DESK);
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/system/app-versions');
  await expect(page.getByRole('cell', { name: /^0\.0\.9/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'New version' }).click();
  const form = page.getByRole('dialog');
  const number = nextNumber(8);
  const version = form.getByRole('textbox', { name: 'Version required' });
  await version.fill('8.x');
  await form.getByLabel('Download link').fill('http://downloads.avela.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Digits and dots only, such as 1.2.3.')).toBeVisible();
  await expect(form.getByText('A plain https address, please.')).toBeVisible();
  await version.fill(number);
  await form.getByLabel('Download link').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: new RegExp(number) })).toBeVisible();
});
