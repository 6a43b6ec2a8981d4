import type { Browser } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { drawingPictures } from '../support/browser.ts';
import { type Customer, carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { deliverOrder, placeOrder } from '../support/orders.ts';
import { PIXEL } from '../support/pictures.ts';
import type { Product } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';
import { wordsOf } from '../support/words.ts';

test.use(drawingPictures);

const en = wordsOf('en-US');
const WORDS = 'The glaze catches the evening light';
const REPLY = 'Thank you, what a view';

/** Somebody else on a device of their own. */
async function pageOf(browser: Browser, product: Product, customer: Customer | null) {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  if (customer) await carrySession(page, customer);
  return page;
}

/** Staff find the review by its product among the unanswered ones and reply in the drawer. */
async function staffReplies(browser: Browser, product: Product, name: string): Promise<void> {
  const context = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/trade/reviews');
  await page.getByLabel('Product').fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: WORDS }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: name }).first();
  await expect(drawer.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await audit(page, 'a review in the back office');
  await drawer.getByRole('button', { name: 'Reply', exact: true }).click();
  const asked = page
    .getByRole('dialog')
    .filter({ has: page.locator('textarea') })
    .last();
  await asked.locator('textarea').fill(REPLY);
  await asked.getByRole('button', { name: 'Publish reply' }).click();
  await expect(asked).toBeHidden();
  await expect(drawer.getByText(REPLY)).toBeVisible();
  await context.close();
}

test('a shared photo review is liked in the buyers’ show and answered by the shop', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const writer = await newCustomer(product, { usd: 200_000, address: true });
  const good = await findGood(product, { pieces: 3 }, 7);
  const order = await placeOrder(product, writer, firstVariant(good).id);
  await deliverOrder(product, writer, order);

  await carrySession(page, writer);
  await open(page, '/choosesuborder');
  const choices = screen(page, 'chooseReview');
  await choices.getByRole('link', { name: en('choose.write') }).click();
  await expectPath(page, `/writereview?order=${order.orderId}`);
  const form = screen(page, 'writeReview');
  const share = form.getByRole('switch', { name: en('reviews.share') });
  await expect(share).toBeDisabled();
  await form.getByRole('radio').nth(4).click();
  await form.getByRole('textbox').fill(WORDS);
  await form.locator('input[type="file"]').setInputFiles(PIXEL);
  await expect(form.getByRole('button', { name: en('common.remove_photo', { index: 1 }) })).toBeVisible();
  await expect(share).not.toBeChecked();
  await share.click();
  // A reload loses nothing of what was written.
  await page.reload();
  await expect(form.getByRole('textbox')).toHaveValue(WORDS);
  await expect(form.getByRole('button', { name: en('common.remove_photo', { index: 1 }) })).toBeVisible();
  await expect(share).toBeChecked();
  await form.getByRole('button', { name: en('orders.review_submit') }).click();
  await choices.getByRole('tab', { name: en('choose.tab.photos') }).click();
  await expect(choices.getByRole('switch', { name: en('reviews.share') })).toBeChecked();

  const visitor = await pageOf(browser, product, null);
  await open(visitor, '/choosesuborder');
  await expect(screen(visitor, 'chooseReview').getByText(en('choose.sign_in_title'))).toBeVisible();
  await open(visitor, '/shareorder');
  const card = screen(visitor, 'buyersShow').getByRole('article').filter({ hasText: WORDS });
  await audit(visitor, 'the buyers’ show');
  await card.getByRole('button', { name: /^Like/ }).click();
  await expectPath(visitor, '/login');
  await visitor.context().close();

  const fan = await pageOf(browser, product, await newCustomer(product));
  await open(fan, '/shareorder');
  const shown = screen(fan, 'buyersShow').getByRole('article').filter({ hasText: WORDS });
  const heart = shown.getByRole('button', { name: /^Like/ });
  await heart.dblclick();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveText(/1$/);
  await shown.getByRole('button', { name: new RegExp(good.name) }).click();
  await fan
    .getByRole('dialog', { name: 'Pictures' })
    .getByRole('button', { name: /^Report/ })
    .click();
  const sheet = fan.getByRole('dialog', { name: en('report.title') });
  await sheet.getByRole('button', { name: en('report.reason.other') }).click();
  await sheet.getByRole('button', { name: en('report.send') }).click();
  await expect(sheet).toBeHidden();

  await shown.getByRole('button', { name: new RegExp(good.name) }).click();
  await expect(fan.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
  await fan.goBack();
  await expect(fan.getByRole('dialog')).toHaveCount(0);

  await staffReplies(browser, product, good.name);
  await shown.getByRole('link').click();
  await expectPath(fan, `/goodsdetail?id=${good.id}`);
  const detail = screen(fan, 'productDetail');
  await expect(detail.getByText(WORDS)).toBeVisible();
  await expect(detail.getByText(REPLY)).toBeVisible();
  await expect(detail.getByRole('button', { name: /^Helpful/, pressed: true })).toHaveText(/1$/);
  await fan.context().close();

  await open(page, '/order');
  const all = screen(page, 'allOrders');
  await all
    .getByRole('link')
    .filter({ hasText: en('orders.state.completed') })
    .first()
    .click();
  await expectPath(page, `/orderdetails?id=${order.orderId}`);
  expect(await brokenInvariants(product)).toEqual([]);
});
