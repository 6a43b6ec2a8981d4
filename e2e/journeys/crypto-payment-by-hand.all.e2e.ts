import { createHash } from 'node:crypto';
import { proofEndpoints } from '@app/contract/payments/proofs/endpoints';
import { reviewQueueEndpoints } from '@app/contract/payments/proofs/staff-endpoints';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { placeOrder, readOrder } from '../support/orders.ts';
import { ask, onDatabase } from '../support/products.ts';
import { brokenInvariants, staffToken } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

test('crypto: the address and exact amount are shown, the transaction is submitted, staff approve, and it is paid', async ({
  page,
  product,
}) => {
  const customer = await newCustomer(product, { address: true });
  const order = await placeOrder(product, customer, firstVariant(await findGood(product, { mostUsd: 30_000 }, 6)).id);
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
  await ask(product, reviewQueueEndpoints.approveProof, {
    token,
    params: { id },
    body: { revision: 1, dueUsd, receivedUsd: dueUsd },
  });
  await expect(screen(page).getByRole('heading', { name: 'Paid' })).toBeVisible();
  expect((await readOrder(product, customer, order.orderId)).state).toBe('pending_shipping');
  expect(await brokenInvariants(product)).toEqual([]);
});
