import { randomBytes } from 'node:crypto';
import { assertThat, refuseField } from '@app/contract/core/refuse';
import type { PurchaseDetail, PurchaseInput } from '@app/contract/purchases/staff-schemas';
import { readableCode } from '@app/kernel/ids';
import type { Tx } from '../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { bookStock, lockProductsOf, setCosts } from '../../catalog/public.ts';
import { insertPurchase, markTakenBack } from '../db/purchase.repo.ts';
import { readPurchase } from './list-purchases.ts';

const CODE_LENGTH = 7;

/** A purchase's number: P, the day in UTC, and 35 random bits that people can read to each other. */
const purchaseNumber = (now: Date): string =>
  `P${now.toISOString().slice(2, 10).replaceAll('-', '')}${readableCode(randomBytes(CODE_LENGTH), CODE_LENGTH)}`;

/**
 * Books goods in from a supplier in the caller's transaction: the record, the pieces with their inventory log, and with
 * `updateCost` what the variants cost from now on. Refuses record.not_found for a variant that is not sold, and one named
 * twice at its field.
 */
export async function bookPurchase(platform: Platform, tx: Tx, given: { by: StaffReadContext; input: PurchaseInput }) {
  const { by, input } = given;
  const ids = input.lines.map((line) => line.variantId);
  const twice = ids.findIndex((variantId, index) => ids.indexOf(variantId) < index);
  if (twice >= 0) refuseField(`lines.${twice}.variantId`, 'field.purchase_twice');
  const id = newId(platform.clock);
  const number = purchaseNumber(platform.clock.now());
  if (input.updateCost) await lockProductsOf(tx, ids);
  await bookStock(tx, { kind: 'in', staffId: by.staff.id, note: `${number} ${input.supplier}`, lines: input.lines });
  if (input.updateCost) await setCosts(tx, input.lines);
  await insertPurchase(tx, { id, number, staffId: by.staff.id, input });
  const after = await readPurchase(tx, { id, lang: by.lang });
  await logOperation(tx, by, { action: 'purchase.book', record: `stock_purchase/${id}`, before: null, after });
  return after;
}

/**
 * Takes a purchase back as a whole in the caller's transaction: its pieces leave the house. What the variants cost stays.
 * Refuses record.not_found, record.stale with `{current}`, purchase.taken_back, and stock.insufficient where pieces of it
 * are sold or promised already.
 */
export async function takePurchaseBack(
  tx: Tx,
  by: StaffReadContext,
  of: { id: string; version: number; note: string },
): Promise<PurchaseDetail> {
  const { id, note } = of;
  const before = await readPurchase(tx, { id, lang: by.lang, lock: true });
  assertThat(before.takenBack === null, 'purchase.taken_back');
  assertThat(before.version === of.version, 'record.stale', { current: before });
  const lines = before.lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  await bookStock(tx, { kind: 'out', staffId: by.staff.id, note: `${before.number} ${note}`, lines });
  await markTakenBack(tx, { id, staffId: by.staff.id, note });
  const after = await readPurchase(tx, { id, lang: by.lang });
  await logOperation(tx, by, { action: 'purchase.take_back', record: `stock_purchase/${id}`, before, after });
  return after;
}
