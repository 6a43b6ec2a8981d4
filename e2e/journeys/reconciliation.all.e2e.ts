import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { goToCardPage } from '../support/cashier.ts';
import { choose } from '../support/choose.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { placeOrder } from '../support/orders.ts';
import { onDatabase } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test('a statement is uploaded, its columns named, the result looked at and applied; the same file is recognised', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(90_000);
  const customer = await newCustomer(product, { address: true });
  const order = await placeOrder(product, customer, firstVariant(await findGood(product, {}, 8)).id);
  await carrySession(page, customer);
  await goToCardPage(page, order.paymentId);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
  const money = await onDatabase(product, async (db) => {
    const { rows } = await sql<{ number: string; usd: string; key: string }>`
      SELECT number, (amount_usd / 100.0)::numeric(12, 2)::text AS usd, provider_number AS key FROM payment
      WHERE id = ${order.paymentId}`.execute(db);
    return rows[0];
  });
  const csv = `Fecha;Concepto;Importe\n2026-01-01;Pago ${money?.number};${money?.usd.replace('.', ',')}\n2026-01-01;OTRO-ABONO;5,00\n`;

  const context = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const desk = await context.newPage();
  await carryStaffSession(desk, await staffToken(product));
  await desk.goto('/admin/#/money/reconciliation');
  const compare = async () => {
    await desk.getByRole('button', { name: 'New reconciliation' }).click();
    const dialog = desk.getByRole('dialog');
    await choose(dialog.getByLabel('Channel'), 'Test card');
    await dialog.locator('.ant-picker-range').click();
    await desk.locator('.ant-picker-presets').getByText('This month').click();
    await dialog.locator('input[type=file]').setInputFiles({
      name: `extracto-${order.orderId}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    await choose(dialog.getByLabel('Column with the reference'), 'Concepto');
    await choose(dialog.getByLabel('Column with the amount'), 'Importe');
    await expect(dialog.getByText('1.234,56')).toBeVisible();
    await dialog.getByRole('button', { name: 'Compare' }).click();
    return dialog;
  };
  await compare();
  await desk.getByRole('tab', { name: /^Matched/ }).click();
  await expect(desk.getByRole('row').filter({ hasText: money?.number ?? '' })).toBeVisible();
  await desk.getByRole('tab', { name: /^Only in the file/ }).click();
  await expect(desk.getByText('OTRO-ABONO')).toBeVisible();
  await audit(desk, 'reconciliation lines');
  await desk.getByRole('button', { name: 'Apply', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(desk.getByText('The matched payments are reconciled.')).toBeVisible();
  const marked = await onDatabase(product, async (db) => {
    const { rows } = await sql<{ marked: boolean }>`SELECT reconciled_at IS NOT NULL AS marked FROM payment_attempt
      WHERE provider_key = ${money?.key ?? ''}`.execute(db);
    return rows[0]?.marked;
  });
  expect(marked).toBe(true);

  await desk.goto('/admin/#/money/reconciliation');
  await compare();
  await expect(desk.getByText('This file was reconciled before.')).toBeVisible();
  await context.close();
  expect(await brokenInvariants(product)).toEqual([]);
});
