import { createHash } from 'node:crypto';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookOffer, findOffer, stayIn } from '../support/hotels.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test(
  'Bitcoin, which nobody watches: a stay is paid by its hash, found at the desk, in the records and in the balance',
  AT_NIGHT,
  async ({ page, browser, product }) => {
    test.setTimeout(150_000);
    const customer = await newCustomer(product);
    const stay = await stayIn(product, 70, 1);
    // Below what a second person has to approve, and free to cancel.
    const offer = await findOffer(
      product,
      stay,
      ({ price, freeUntil }) => freeUntil !== null && price !== null && price.total.usd < 40_000,
    );
    const booking = await bookOffer(product, customer, offer, stay);
    await carrySession(page, customer);
    await open(page, `/hotelpayment?payment=${booking.paymentId}`);
    await page.reload();
    await page.getByRole('radio', { name: /Bitcoin/ }).check({ force: true });
    await page.getByRole('button', { name: /^Go on to pay/ }).click();
    await expectPath(page, '/offlinepayment');
    const paying = screen(page, 'offlinePayment');
    await expect(paying.getByText('our staff look it up and confirm your payment', { exact: false })).toBeVisible();
    await audit(page, 'instructions for Bitcoin');
    const send = paying.getByRole('button', { name: 'I have paid' });
    await paying.getByLabel('Transaction hash').fill('my first coins');
    await send.click();
    await expect(paying.getByText('A transaction hash is 64 digits', { exact: false })).toBeVisible();
    const hash = createHash('sha256').update(booking.paymentId).digest('hex');
    await paying.getByLabel('Transaction hash').fill(hash);
    await send.click();
    await expect(paying.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();

    const context = await browser.newContext({ viewport: DESK, locale: 'en-US', serviceWorkers: 'block' });
    const desk = await context.newPage();
    await carryStaffSession(desk, await staffToken(product));
    await desk.goto(`${product.url}/admin/#/money/desk`);
    await desk.getByRole('searchbox', { name: 'Number or e-mail' }).fill(customer.email);
    await desk.keyboard.press('Enter');
    const waiting = desk.getByRole('button', { name: /Bitcoin/ });
    await expect(waiting).toHaveCount(1);
    await waiting.click();
    await expect(desk.getByRole('heading', { name: 'On the chain' })).toBeVisible();
    await expect(desk.getByText(hash)).toBeVisible();
    await expect(desk.getByText('Nobody watches this network for you.', { exact: false })).toBeVisible();
    await audit(desk, 'a crypto payment at the desk');
    await desk.keyboard.press('a');
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(paying.getByRole('heading', { name: 'Paid' })).toBeVisible();

    await desk.goto(`${product.url}/admin/#/money/payments`);
    await choose(desk.getByLabel('For', { exact: true }), 'Hotel order');
    await desk.getByLabel('Customer', { exact: true }).fill(customer.email);
    await desk.getByRole('button', { name: 'Search', exact: true }).click();
    const rows = desk.locator('tbody tr.ant-table-row');
    await expect(rows).toHaveCount(1);
    await rows.first().getByRole('link').first().click();
    await expect(desk.getByRole('dialog').getByRole('link', { name: /^Hotel order / })).toHaveAttribute(
      'href',
      new RegExp(`/travel/orders/${booking.orderId}$`),
    );

    // What comes back lies in the wallet, and leads to the booking there and in the books.
    await paying.getByRole('link', { name: 'See the booking' }).click();
    const order = screen(page, 'hotelOrderDetail');
    await order.getByRole('button', { name: 'Cancel booking' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cancel and get/ })
      .click();
    await expect(order.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    await open(page, '/moneylog');
    await screen(page)
      .getByRole('link', { name: /Refund/ })
      .click();
    await expectPath(page, '/hotelorderdetail');
    await desk.goto(`${product.url}/admin/#/money/balance-records`);
    await desk.getByLabel('Customer', { exact: true }).fill(customer.email);
    await desk.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(rows).toHaveCount(1);
    await rows
      .first()
      .getByRole('link', { name: /^Hotel order/ })
      .click();
    await expect(desk).toHaveURL(new RegExp(`/travel/orders/${booking.orderId}$`));
    await context.close();
    expect(await brokenInvariants(product)).toEqual([]);
  },
);
