import { drawingPictures } from '../support/browser.ts';
import { carrySession } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { readOrder } from '../support/orders.ts';
import { brokenInvariants } from '../support/staff.ts';
import { askFrom, balanceOf, bought, en, staffDecides, USD } from '../support/steps/after-sale.ts';
import { screen } from '../support/storefront.ts';

test.use(drawingPictures);

test('a refund before shipping gives everything back', async ({ page, browser, product }) => {
  test.setTimeout(90_000);
  const { customer, orderId, payable } = await bought(product, { pieces: 2, delivered: false, start: 3 });
  await carrySession(page, customer);
  const form = await askFrom(page, orderId, 'request_refund');
  await expect(form.getByText(en('after_sale.refund_lead'))).toBeVisible();
  await form.getByRole('button', { name: en('after_sale.reason.changed_mind') }).click();
  await expect(form.getByText(en('after_sale.back_wallet'))).toBeVisible();
  await form.getByRole('button', { name: new RegExp(`^${en('after_sale.send')}`) }).click();
  const one = screen(page, 'afterSaleDetail');
  await expect(one.getByRole('heading', { name: en('after_sale.state.refund_requested') })).toBeVisible();
  const { number } = await readOrder(product, customer, orderId);
  await staffDecides(browser, product, { number, button: 'Approve refund' });
  await expect(one.getByRole('heading', { name: en('after_sale.state.refund_successful') })).toBeVisible();
  expect(await balanceOf(product, customer)).toBe(USD);
  expect(payable).toBeGreaterThan(0);
  expect(await brokenInvariants(product)).toEqual([]);
});
