import { couponEndpoints } from '@app/contract/coupons/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { audit } from '../support/audit.ts';
import { newCustomer, PASSWORD } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance, placeOrder } from '../support/orders.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { expectPath, open, path, screen } from '../support/storefront.ts';

/** The demo's coupon that a person may collect three times: 8 off from 50 on. */
const NAME = 'Thank you';

test('a coupon: found as a visitor, collected, chosen, used, and returned by a cancellation', async ({
  page,
  product,
}) => {
  test.setTimeout(90_000);
  const customer = await newCustomer(product, { usd: 100_000, address: true });
  const variant = firstVariant(await findGood(product, { pieces: 20 }, 9));
  const quantity = Math.ceil(6_000 / variant.price.usd);

  await open(page, '/coupons');
  const centre = screen(page, 'coupons');
  const collect = centre.getByRole('button', { name: `Collect ${NAME}` });
  await expect(collect).toBeVisible();
  await audit(page, 'coupons');
  await collect.click();
  await expectPath(page, '/login');
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectPath(page, '/coupons');
  await expect(page.getByText('Coupon collected').first()).toBeVisible();

  await open(page, '/mycoupons');
  const mine = screen(page, 'myCoupons');
  await expect(mine.getByText(NAME)).toBeVisible();
  await audit(page, 'myCoupons');
  await mine.getByRole('link', { name: 'Use now' }).click();
  await expectPath(page, '/coupongoods');
  await expect(screen(page, 'couponGoods').locator('a[href^="#/goodsdetail?id="]').first()).toBeVisible();

  const quote = await ask(product, orderEndpoints.createQuote, {
    body: { source: 'items', items: [{ variantId: variant.id, quantity }] },
    token: customer.token,
  });
  await open(page, `/confirmorder?quote=${quote.id}`);
  const confirm = screen(page, 'confirmOrder');
  const row = confirm.getByRole('button', { name: new RegExp(`^Coupon ?${NAME}`) });
  await expect(row).toContainText('$8.00');
  await row.click();
  const sheet = page.getByRole('dialog', { name: 'Choose a coupon' });
  await expect(sheet.getByText('Saves $8.00')).toBeVisible();
  await audit(page, 'the coupon sheet');
  await sheet.locator('label', { hasText: 'No coupon' }).click();
  await confirm.getByRole('button', { name: /^Coupon ?1 can be used/ }).click();
  await sheet.locator('label', { hasText: NAME }).click();
  await expect(row).toContainText('$8.00');
  await confirm.getByRole('button', { name: 'Place order' }).click();
  await expectPath(page, '/payorder');
  const paymentId = new URLSearchParams(path(page).split('?')[1]).get('payment') ?? '';
  await payFromBalance(product, customer, paymentId);
  const used = await ask(product, couponEndpoints.myCoupons, { query: { tab: 'used' }, token: customer.token });
  expect(used.counts).toEqual({ usable: 0, used: 1, expired: 0 });

  const orderId = used.list[0]?.orderId ?? '';
  await open(page, `/orderdetails?id=${orderId}`);
  await screen(page, 'orderDetails').getByRole('link', { name: 'Receipt' }).click();
  await expectPath(page, '/receipt');
  const receipt = screen(page, 'receipt');
  await expect(receipt.getByText(NAME, { exact: true })).toBeVisible();
  await expect(receipt.getByText('Total paid')).toBeVisible();
  await expect(receipt.locator('dt', { hasText: /^Tax/ })).toBeVisible();
  await audit(page, 'receipt');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const again = await ask(product, couponEndpoints.couponCentre, { query: {}, token: customer.token });
  const couponId = again.list.find((one) => one.name === NAME)?.id ?? '';
  await ask(product, couponEndpoints.collectCoupon, { body: { couponId }, token: customer.token });
  const order = await placeOrder(product, customer, variant.id, quantity);
  await open(page, '/mycoupons');
  await expect(mine.getByText('In an order to pay')).toBeVisible();
  await ask(product, orderEndpoints.cancelOrder, { body: { orderId: order.orderId }, token: customer.token });
  await page.reload();
  await expect(mine.getByRole('link', { name: 'Use now' })).toBeVisible();
  await expect(mine.getByText('In an order to pay')).toBeHidden();
  expect(await brokenInvariants(product)).toEqual([]);
});
