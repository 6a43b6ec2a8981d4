import { routes } from '@app/contract/core/routes';
import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { watchCalls } from '../support/calls-under-way.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { expectNothingCovered } from '../support/floating.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { AT_NIGHT, expect, NIGHT, test } from '../support/journey.ts';
import { addToCart, deliverOrder, placeOrder } from '../support/orders.ts';
import { type Product, sharedProduct } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { addressOf, expectPath, ROOTS, screen } from '../support/storefront.ts';
import { wordsOf } from '../support/words.ts';

// Every screen, one page each: far more than one journey.
test.describe.configure({ timeout: 240_000 });

/** Open to visitors, who see what people who signed in see: those two are asked about once. */
const AS_SIGNED_IN = new Set([
  'home',
  'category',
  'new',
  'search',
  'productListing',
  'productDetail',
  'cashier',
  'couponGoods',
  'buyersShow',
  'about',
  'returnPolicy',
  'privacy',
  'condition',
  'hotelHome',
  'hotelSearch',
]);

/** Gives a function that waits until a screen has its content: no call under way any more. */
function settling(page: Page): (name: string) => Promise<void> {
  const still = watchCalls(page);
  return async (name) => {
    await expect(screen(page, name).locator('main')).toBeVisible();
    await still();
  };
}

/** A customer, and the addresses of their screens with something to show on each. */
async function everyAddress(product: Product) {
  const customer = await newCustomer(product, { address: true, usd: 1_000_000, points: 500 });
  const good = await findGood(product, { pieces: 12 }, 12);
  const variant = firstVariant(good).id;
  await addToCart(product, customer, variant);
  const done = await placeOrder(product, customer, variant);
  await deliverOrder(product, customer, done);
  const order = await placeOrder(product, customer, variant);
  const queries: Partial<Record<string, string>> = {
    productDetail: `?id=${good.id}`,
    productListing: '?keyword=bag&sort=new',
    cashier: `?payment=${order.paymentId}`,
    orderDetails: `?id=${order.orderId}`,
    writeReview: `?order=${done.orderId}`,
  };
  const addresses = Object.entries(routes)
    .filter(([name]) => name !== 'login' && name !== 'register')
    .map(([name, rule]) => ({
      name,
      address: queries[name] ? `${rule.path}${queries[name]}` : addressOf(rule),
      root: ROOTS.includes(rule.path),
      chat: 'chat' in rule ? rule.chat : 'floating',
    }));
  return { customer, addresses };
}

/** So many screens are reached by one load of the page; the next is loaded at its own address again. */
const BY_ONE_LOAD = 8;

for (const half of ['first', 'second'] as const) {
  test(`every screen of the ${half} half opens by its address, every other one in Chinese, with the tab bar on the five roots alone, nothing to press under a floating button and no serious accessibility violation`, async ({
    page,
    product,
  }) => {
    const { customer, addresses } = await everyAddress(product);
    const settled = settling(page);
    const middle = Math.ceil(addresses.length / 2);
    const halved = half === 'first' ? addresses.slice(0, middle) : addresses.slice(middle);
    await carrySession(page, customer);
    // All that are read in one language follow each other.
    const walk = (['en-US', 'zh-cn'] as const).flatMap((lang, turn) =>
      halved.filter((_, index) => index % 2 === turn).map((one) => ({ ...one, lang })),
    );
    for (const [index, { name, address, root, chat, lang }] of walk.entries()) {
      // A language in front of the hash: the whole page loads, as from a shared link; the others change the hash alone.
      await page.goto(`/?lang=${lang}#${address}`);
      if (index % BY_ONE_LOAD === 0) await page.reload();
      await settled(name);
      const words = wordsOf(lang);
      expect(await page.evaluate(() => document.documentElement.lang), address).toMatch(lang.slice(0, 2));
      for (const title of [words('shell.error_title'), words('shell.chunk_title')])
        await expect(screen(page, name).getByText(title), address).toHaveCount(0);
      const bar = page.getByRole('navigation', { name: words('tab.label'), exact: true }).filter({ visible: true });
      await expect(bar, address).toHaveCount(root ? 1 : 0);
      await expect(page.locator('[data-floating="chat"]'), address).toHaveCount(chat === 'floating' ? 1 : 0);
      const headset = screen(page, name)
        .locator('header')
        .getByRole('button', { name: words('chat.open') });
      await expect(headset, address).toHaveCount(chat === 'bar' ? 1 : 0);
      await expectPath(page, address);
      // At every change each second one is audited; at night all.
      if (!NIGHT && index % 2 === 1) continue;
      await audit(page, `${address} ${lang}`, { contrast: true });
      await expectNothingCovered(page, `${address} ${lang}`, { rested: true });
    }
  });
}

test(
  'no serious accessibility violation for visitors, in sheets and on what is missing',
  AT_NIGHT,
  async ({ page, product }) => {
    const settled = settling(page);
    for (const [name, rule] of Object.entries(routes)) {
      if (!('public' in rule) || AS_SIGNED_IN.has(name)) continue;
      await page.goto(`/#${addressOf(rule)}`);
      await settled(name);
      await audit(page, `visitor ${rule.path}`);
    }
    await page.goto(`/#/goodsdetail?id=${(await findGood(product, { specs: 1 })).id}`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await audit(page, 'variant sheet');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/#/');
    await page.getByRole('button', { name: /^EN · USD/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /Español/ })).toBeVisible();
    await audit(page, 'language sheet');
    await page.goto('/#/nowhere');
    await expect(page.getByText('We cannot find this page')).toBeVisible();
    await audit(page, 'not found');
    for (const name of ['login', 'register'] as const) {
      await page.goto(`/?lang=zh-cn#${routes[name].path}`);
      await settled(name);
      await audit(page, `${name} in Chinese`, { contrast: false });
    }
  },
);

for (const [turn, lang] of (['en-US', 'zh-cn'] as const).entries()) {
  test.describe(`back office, ${lang}`, () => {
    test.use({ viewport: DESK });
    test('no serious accessibility violation on every other screen', AT_NIGHT, async ({ page, product }) => {
      const customer = await newCustomer(product, { address: true });
      const still = watchCalls(page);
      const good = await findGood(product, {}, 13);
      const order = await placeOrder(product, customer, firstVariant(good).id);
      await page.addInitScript((locale) => localStorage.setItem('avela.staff.locale', locale), lang);
      await page.goto('/admin/');
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await audit(page, `${lang} login`);
      await carryStaffSession(page, await staffToken(sharedProduct()));
      await page.reload();
      const addresses = [
        '/',
        '/orders/goods',
        `/orders/goods/${order.orderId}`,
        '/catalog/products',
        '/catalog/products/new',
        `/catalog/products/${good.id}`,
        '/catalog/categories',
        '/system/identity',
        '/system/invariants',
        '/system/clock',
      ];
      for (const address of addresses.filter((_, index) => index % 2 === turn)) {
        await page.goto(`/admin/#${address}`);
        await expect(page.locator('main :is(h1, h2, h3)').first()).toBeVisible();
        await still();
        await audit(page, `${lang} ${address}`);
      }
    });
  });
}
