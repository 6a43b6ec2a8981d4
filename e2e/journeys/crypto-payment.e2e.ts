import { createHash } from 'node:crypto';
import { proofEndpoints } from '@app/contract/proofs/endpoints';
import { deskEndpoints } from '@app/contract/proofs/staff-endpoints';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { bookOffer, findOffer, stayIn } from '../support/hotels.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { placeOrder, readOrder } from '../support/orders.ts';
import { ask, onDatabase } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('crypto: the address and exact amount are shown, the transaction is submitted, staff approve, and it is paid', async ({
  page,
  product,
}) => {
  const customer = await newCustomer(product, { address: true });
  const order = await placeOrder(product, customer, firstVariant(await findGood(product, {}, 6)).id);
  await carrySession(page, customer);
  await open(page, `/payorder?payment=${order.paymentId}`);
  await page.reload();
  await page.getByRole('radio', { name: /USDT/ }).check({ force: true });
  await page.getByRole('button', { name: /^Go on to pay/ }).click();

  await expect(page.getByText('Ethereum Sepolia', { exact: false }).first()).toBeVisible();
  const channel = new URL(page.url().replace('#/', '')).searchParams.get('channel') ?? '';
  const query = { payment: order.paymentId, channel };
  const { instructions } = await ask(product, proofEndpoints.proofPage, { token: customer.token, query });
  if (instructions?.kind !== 'crypto') throw new Error('crypto instructions are shown');
  // A shared address: the amount is this payment's alone, less than a cent above what is due.
  expect(instructions.amount).toMatch(/^\d+\.\d{3,6}$/);
  expect(instructions.uri).toMatch(/^ethereum:0x[0-9a-fA-F]{40}@11155111\/transfer\?address=0x/);
  await expect(page.getByText(instructions.amount, { exact: false }).first()).toBeVisible();
  await expect(page.getByText(instructions.address.slice(0, 4), { exact: false }).first()).toBeVisible();
  await audit(page, 'crypto instructions');
  // Whoever comes back is shown the same.
  await page.reload();
  await expect(page.getByText(instructions.amount, { exact: false }).first()).toBeVisible();

  const hash = `0x${createHash('sha256').update(order.paymentId).digest('hex')}`;
  await page.getByLabel('Transaction hash').fill(hash);
  await page.getByRole('button', { name: /^(I have paid|Submit for review)$/ }).click();
  await expect(page.getByText('We are checking your payment')).toBeVisible();

  const token = await staffToken(product);
  const proof = await onDatabase(product, async (db) => {
    const { rows } = await sql<{ id: string; txHash: string; dueUsd: number }>`
      SELECT r.id, r.tx_hash AS "txHash", p.amount_usd AS "dueUsd" FROM payment_proof r
      JOIN payment p ON p.id = r.payment_id WHERE r.payment_id = ${order.paymentId}`.execute(db);
    return rows[0];
  });
  expect(proof?.txHash).toBe(hash);
  const { id = '', dueUsd = 0 } = proof ?? {};
  await ask(product, deskEndpoints.approveProof, {
    token,
    params: { id },
    body: { revision: 1, dueUsd, receivedUsd: dueUsd },
  });
  await expect(screen(page).getByRole('heading', { name: 'Paid' })).toBeVisible();
  expect((await readOrder(product, customer, order.orderId)).state).toBe('pending_shipping');
  expect(await brokenInvariants(product)).toEqual([]);
});

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
