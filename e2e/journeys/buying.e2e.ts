import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { Browser, Page } from '@playwright/test';
import { drawingPictures } from '../support/browser.ts';
import { freshEmail, grant, INVITE_CODE, LISBON, PASSWORD } from '../support/customers.ts';
import { type Good, valueNames } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { PIXEL } from '../support/pictures.ts';
import { ask, type Product } from '../support/products.ts';
import { brokenInvariants, DESK, plantImageCode, STAFF } from '../support/staff.ts';
import { choose, expectPath, open, path, productLinks, screen } from '../support/storefront.ts';
import { wordsOf } from '../support/words.ts';

test.use(drawingPictures);

const zh = wordsOf('zh-cn');
/** A product on the screen with options to choose, enough pieces and no limit, as it reads in Chinese. */
async function pickOnScreen(page: Page, product: Product): Promise<Good> {
  await expect(productLinks(page).nth(8)).toBeVisible();
  for (const link of await productLinks(page).all()) {
    const id = new URLSearchParams((await link.getAttribute('href'))?.split('?')[1]).get('id') ?? '';
    const detail = await ask(product, catalogEndpoints.productDetails, { query: { id }, lang: 'zh-cn' });
    const ample = detail.variants.every((one) => one.available > 5 && one.points === null);
    if (detail.specs.length > 0 && ample && detail.limit === null) return { id, name: detail.name, detail };
  }
  throw new Error('no such product on this screen');
}

/** Staff sign in with the real form, find the order among those to ship, and ship it. */
async function staffShip(browser: Browser, product: Product, number: string): Promise<void> {
  const context = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  const drawn = page.waitForResponse('**/admin_api/captcha*');
  await page.goto('/admin/');
  const { data } = (await (await drawn).json()) as { data: { id: string } };
  await plantImageCode(product, data.id, 'k7wq');
  await page.getByLabel('Username').fill(STAFF.username);
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password);
  await page.getByLabel('Image code').fill('K7WQ');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('menuitem', { name: /Product orders/ }).click();
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row.getByText('Pending shipping')).toBeVisible();
  await row.getByText('Ship', { exact: true }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: number });
  await drawer.getByLabel('Logistics company').click();
  await page.getByRole('option').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await drawer.getByRole('textbox', { name: 'Tracking number' }).first().fill('AV-88 1200');
  await drawer.getByRole('button', { name: 'Add another number' }).click();
  await drawer.getByRole('textbox', { name: 'Tracking number' }).nth(1).fill('AV-88 1201');
  await drawer.getByRole('button', { name: 'Confirm shipment' }).click();
  await expect(drawer.getByText('Pending receipt').first()).toBeVisible();
  await context.close();
}

test('from landing in Chinese to a delivered, reviewed order', async ({ page, browser, product }) => {
  test.setTimeout(120_000);
  await page.goto('/?lang=zh-cn#/');
  const good = await pickOnScreen(page, product);
  await page.locator(`[data-screen="home"] a[href="#/goodsdetail?id=${good.id}"]`).first().click();
  const here = `/goodsdetail?id=${good.id}`;
  const title = screen(page, 'productDetail').getByRole('heading', { level: 1, name: good.name });
  await expect(title).toBeVisible();
  const press = async (way: 'catalog.add_to_cart' | 'catalog.buy_now') => {
    await screen(page, 'productDetail')
      .getByRole('button', { name: zh(way) })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await choose(page, valueNames(good));
    await sheet.getByRole('button', { name: zh(way) }).click();
  };
  await press('catalog.buy_now');

  await expectPath(page, '/login');
  await screen(page, 'login')
    .getByRole('button', { name: zh('account.join'), exact: true })
    .click();
  await expectPath(page, '/register');
  const form = screen(page, 'register');
  const email = freshEmail();
  await form.getByLabel(zh('account.email')).fill(email);
  await form.getByLabel(zh('account.password'), { exact: true }).fill(PASSWORD);
  await form.getByLabel(zh('account.confirm_password')).fill(PASSWORD);
  await form.getByLabel(zh('account.invite_code')).fill(INVITE_CODE);
  await form.getByRole('button', { name: zh('account.create_account'), exact: true }).click();
  await expect(page.getByRole('status').getByText(zh('account.welcome_points_other', { count: 100 }))).toBeVisible();
  // What was pressed for goes on to its confirmation.
  await expectPath(page, '/confirmorder');
  await expect(screen(page, 'confirmOrder').getByText(good.name)).toBeVisible();
  await page.goBack();
  await expectPath(page, here);
  await expect(title).toBeVisible();

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('system') ?? '{}').token.token as string);
  const { id } = await ask(product, accountEndpoints.userInfo, { token });
  await grant(product, id, { usd: 200_000, points: 500 });
  await ask(product, accountEndpoints.saveAddress, { body: LISBON, token });

  await press('catalog.add_to_cart');
  await expect(page.getByRole('status').getByText(zh('catalog.added'))).toBeVisible();
  await screen(page, 'productDetail')
    .getByRole('link', { name: new RegExp(zh('catalog.cart')) })
    .click();
  const cart = screen(page, 'cart');
  await expect(cart.getByRole('link', { name: good.name })).toBeVisible();
  await cart.getByRole('button', { name: zh('cart.check_out') }).click();

  const confirm = screen(page, 'confirmOrder');
  await expect(confirm.getByText(LISBON.addressDetail)).toBeVisible();
  const points = confirm.getByRole('switch');
  await expect(points).toBeEnabled();
  await points.click();
  await expect(points).toBeChecked();
  await expect(confirm.getByText(zh('orders.price.points')).first()).toBeVisible();
  await confirm.getByRole('button', { name: new RegExp(zh('orders.note')) }).click();
  await confirm.getByRole('textbox').fill('请放在门口');
  await confirm.getByRole('button', { name: zh('orders.place') }).click();

  await expectPath(page, '/payorder');
  const cashier = screen(page, 'cashier');
  await cashier.getByRole('radio').first().check({ force: true });
  await cashier.getByRole('button', { name: new RegExp(`^${zh('payments.pay', { amount: '' }).trim()}`) }).click();
  await expect(cashier.getByRole('heading', { name: zh('payments.paid_title') })).toBeVisible();
  await cashier.getByRole('link', { name: zh('payments.see_order') }).click();

  const order = screen(page, 'orderDetails');
  await expect(order.getByRole('heading', { name: zh('orders.state.pending_shipping') })).toBeVisible();
  const orderId = new URLSearchParams(path(page).split('?')[1]).get('id') ?? '';
  const { number, payable, priceLines, note } = await ask(product, orderEndpoints.orderDetails, {
    query: { id: orderId },
    token,
  });
  expect(note).toBe('请放在门口');
  expect(priceLines.find((line) => line.step === 'points')?.amount.usd).toBeLessThan(0);
  const { balance } = await ask(product, accountEndpoints.userInfo, { token });
  expect(balance.usd).toBe(200_000 - payable.usd);

  await staffShip(browser, product, number);
  await expect(order.getByRole('heading', { name: zh('orders.state.pending_receipt') })).toBeVisible();
  await expect(order.getByText('AV-88 1201')).toBeVisible();

  await order.getByRole('button', { name: zh('orders.action.confirm_receipt') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: zh('orders.receipt_submit') })
    .click();
  await order.getByRole('button', { name: zh('orders.action.review') }).click();

  const review = screen(page, 'writeReview');
  await review.getByRole('radio').nth(4).click();
  await review.getByRole('textbox').fill('做工很好，颜色和图片一样。');
  await review.locator('input[type="file"]').setInputFiles(PIXEL);
  await expect(review.getByRole('button', { name: zh('common.remove_photo', { index: 1 }) })).toBeVisible();
  await review.getByRole('button', { name: zh('orders.review_submit') }).click();
  await expect(order.getByRole('heading', { name: zh('orders.state.completed') })).toBeVisible();

  await open(page, here);
  await expect(page.getByText('做工很好，颜色和图片一样。')).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});
