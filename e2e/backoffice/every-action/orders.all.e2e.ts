import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { reviewEndpoints } from '@app/contract/reviews/endpoints';
import { staffReviewEndpoints } from '@app/contract/reviews/staff-endpoints';
import { newCustomer } from '../../support/customers.ts';
import { findGood, firstVariant } from '../../support/goods.ts';
import { expect, test } from '../../support/journey.ts';
import { deliverOrder, payFromBalance, placeOrder, shipOrder } from '../../support/orders.ts';
import { ask } from '../../support/products.ts';
import { DESK, staffToken } from '../../support/staff.ts';
import { atDesk, onTop, pickOption } from '../../support/steps/every-action.ts';
import { chargeOf, deliver, failedRefundOf } from '../../support/webhooks.ts';

test.use({ viewport: DESK });

test('staff note that an order arrived and open a refund of it; a review is hidden, shown again and its reports settled', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 200_000, address: true });
  const good = await findGood(product, { pieces: 6 }, 23);
  const sent = await placeOrder(product, customer, firstVariant(good).id);
  await payFromBalance(product, customer, sent.paymentId);
  await shipOrder(product, sent.orderId);
  const reviewed = await placeOrder(product, customer, firstVariant(good).id);
  await deliverOrder(product, customer, reviewed);
  const { token } = customer;
  const { lines } = await ask(product, orderEndpoints.orderDetails, { query: { id: reviewed.orderId }, token });
  const reviews = lines.map(({ id }) => ({ lineId: id, rating: 5, text: `Firm, ${reviewed.number}` }));
  await ask(product, orderEndpoints.reviewOrder, { body: { orderId: reviewed.orderId, reviews }, token });
  const other = await newCustomer(product);
  const shown = await ask(product, staffReviewEndpoints.listReviews, {
    token: await staffToken(product),
    query: { product: good.name },
  });
  const review = shown.list.find(({ text }) => text.includes(reviewed.number));
  await ask(product, reviewEndpoints.reportReview, {
    body: { id: review?.id ?? '', reason: 'advertising' },
    token: other.token,
  });
  await atDesk(page, product, async ({ press, open }) => {
    await open(`/orders/goods/${sent.orderId}`);
    await page.getByRole('button', { name: 'Confirm receipt' }).click();
    await press(onTop(page).getByRole('button', { name: 'Confirm receipt' }), 'Done');
    await expect(page.getByRole('button', { name: 'Confirm receipt' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Take pieces back' }).click();
    await onTop(page)
      .getByLabel(/^Pieces of/)
      .fill('1');
    await pickOption(
      onTop(page)
        .getByLabel(/^Reason/)
        .first(),
      'Arrived damaged',
    );
    await onTop(page).locator('textarea').fill('The box was wet');
    await press(onTop(page).getByRole('button', { name: 'Take pieces back' }), 'Done');

    await open('/trade/reviews');
    await page.getByLabel('Product').fill(good.name);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('link', { name: `Firm, ${reviewed.number}` }).click();
    await press(onTop(page).getByRole('button', { name: 'Nothing wrong' }), 'Reports settled');
    await expect(page.getByRole('button', { name: 'Nothing wrong' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await onTop(page)
      .getByLabel(/^Reason/)
      .fill('Names somebody');
    await press(onTop(page).getByRole('button', { name: 'Hide', exact: true }), 'Review hidden');
    await press(onTop(page).getByRole('button', { name: 'Show again' }), 'Review shown again');
  });
});

test('a refund that the card provider could not carry out is put into the wallet', async ({ page, product }) => {
  const customer = await newCustomer(product, { address: true });
  const { token } = customer;
  const order = await placeOrder(product, customer, firstVariant(await findGood(product, {}, 24)).id);
  const { paymentId, orderId } = order;
  const { channels } = await ask(product, paymentEndpoints.cashier, { query: { payment: paymentId }, token });
  const channel = channels.find(({ kind }) => kind === 'sandbox')?.id ?? '';
  await ask(product, paymentEndpoints.pay, { body: { payment: paymentId, channel }, token });
  await deliver(product, await chargeOf(product, paymentId));
  const { lines } = await ask(product, afterSaleEndpoints.afterSaleForm, { query: { order: orderId }, token });
  const items = lines.map(({ id, left }) => ({ lineId: id, quantity: left }));
  await ask(product, afterSaleEndpoints.requestAfterSale, { body: { orderId, items, reason: 'other' }, token });
  await atDesk(page, product, async ({ press, open }) => {
    await open(`/orders/goods/${orderId}`);
    await onTop(page).getByRole('button', { name: 'Approve refund' }).click();
    await press(onTop(page).getByRole('button', { name: 'Approve refund' }), 'Done');
    await deliver(product, await failedRefundOf(product, paymentId));
    await page.reload();
    const wallet = page.getByRole('button', { name: 'Put it into the wallet' });
    await press(wallet, 'It is in the customer');
    await expect(wallet).toHaveCount(0);
  });
});
