import { reviewQueueEndpoints } from '@app/contract/payments/proofs/staff-endpoints';
import type { Browser, Page } from '@playwright/test';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { placeOrder, readOrder } from '../support/orders.ts';
import { chancePicture } from '../support/pictures.ts';
import { ask, type Product } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { chooseTransfer } from '../support/steps/offline-payment.ts';
import { open, screen } from '../support/storefront.ts';

const REVIEWER = ['money.desk.view', 'money.desk.review'] as const;

/** Above what one person may approve alone, in USD cents. */
const DEAR = 60_000;

/** An unpaid order that two persons have to approve. */
async function dearOrder(product: Product, customer: Parameters<typeof placeOrder>[1]) {
  const good = await findGood(product, { pieces: 30, leastUsd: DEAR / 30 }, 9);
  const variant = firstVariant(good);
  return placeOrder(product, customer, variant.id, Math.min(30, Math.ceil(DEAR / variant.price.usd)));
}

/** A reviewer at the review queue, with the proof of this payment in front. */
async function atDesk(browser: Browser, product: Product, paymentId: string): Promise<Page> {
  const token = await staffToken(product, REVIEWER);
  const { list } = await ask(product, reviewQueueEndpoints.listProofs, { query: { limit: '100' }, token });
  const proof = list.find((row) => row.paymentId === paymentId)?.id ?? '';
  const context = await browser.newContext({ viewport: DESK, locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  await carryStaffSession(page, token);
  await page.goto(`${product.url}/admin/#/money/desk/${proof}`);
  await expect(page.getByRole('img', { name: 'Voucher 1' })).toBeVisible();
  return page;
}

test('a bank transfer: rejected with a reason, sent again, approved by two persons, and the order goes on', async ({
  page,
  browser,
  product,
}) => {
  const customer = await newCustomer(product, { address: true });
  const order = await dearOrder(product, customer);
  await carrySession(page, customer);
  await chooseTransfer(page, order.paymentId, /Bank transfer/);
  const paying = screen(page, 'offlinePayment');
  await expect(paying.getByText('Harbor & Tide Bank')).toBeVisible();
  await expect(paying.getByText('Exact amount')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit for review' });
  await expect(submit).toBeDisabled();
  await paying.locator('input[type="file"]').setInputFiles(chancePicture());
  await submit.click();
  await expect(paying.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  await expect(paying.getByRole('img', { name: 'Voucher picture 1' })).toBeVisible();

  // Leaving and coming back changes nothing, and the cashier knows.
  await open(page, `/payorder?payment=${order.paymentId}`);
  await expect(page.getByText('Your payment is being checked. You need not pay again.')).toBeVisible();
  await page.getByRole('link', { name: 'See how it stands' }).click();

  const first = await atDesk(browser, product, order.paymentId);
  await first.keyboard.press('r');
  const rejecting = first.getByRole('dialog');
  await rejecting.getByRole('combobox').click();
  await first.getByTitle('Cannot be read').click();
  await rejecting.getByRole('textbox').last().fill('The reference is cut off.');
  await rejecting.getByRole('button', { name: 'Reject' }).click();
  await expect(rejecting).toBeHidden();

  await expect(paying.getByRole('heading', { name: 'We could not accept this voucher' })).toBeVisible();
  await expect(paying.getByText('The picture cannot be read.')).toBeVisible();
  await expect(paying.getByText('The reference is cut off.')).toBeVisible();
  await paying.locator('input[type="file"]').setInputFiles(chancePicture());
  await submit.click();
  await expect(paying.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();

  const reviewers = [first, await atDesk(browser, product, order.paymentId)];
  await first.close();
  reviewers[0] = await atDesk(browser, product, order.paymentId);
  for (const [index, desk] of reviewers.entries()) {
    if (index > 0) await desk.reload();
    await expect(desk.getByRole('img', { name: 'Voucher 1' })).toBeVisible();
    await desk.keyboard.press('a');
    const approving = desk.getByRole('dialog');
    await approving.getByRole('button', { name: 'Approve' }).click();
    await expect(approving).toBeHidden();
    if (index === 0) {
      await expect(
        desk.getByText(
          /^You approved .* first\. A second person has to confirm it\. If there is none, add an administrator/,
        ),
      ).toBeVisible();
      expect((await readOrder(product, customer, order.orderId)).state).toBe('pending_payment');
    }
  }
  await expect(paying.getByRole('heading', { name: 'Paid' })).toBeVisible();
  expect((await readOrder(product, customer, order.orderId)).state).toBe('pending_shipping');
  expect(await brokenInvariants(product)).toEqual([]);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });
  test('the instructions and the waiting voucher speak Chinese', AT_NIGHT, async ({ page, product }) => {
    const customer = await newCustomer(product, { address: true });
    const order = await placeOrder(product, customer, firstVariant(await findGood(product, {}, 4)).id);
    await carrySession(page, customer);
    await chooseTransfer(page, order.paymentId, /银行转账/, 'zh-cn');
    const paying = screen(page, 'offlinePayment');
    await expect(paying.getByRole('heading', { name: '1. 转账至以下账户' })).toBeVisible();
    await paying.locator('input[type="file"]').setInputFiles(chancePicture());
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect(paying.getByRole('heading', { name: '正在核对您的付款' })).toBeVisible();
    await expect(paying.getByText('已等待 1分钟')).toBeVisible();
  });
});
