import type { Localized } from '@app/contract/core/locale';
import type { PurchaseInput } from '@app/contract/purchases/staff-schemas';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { StoredSpec } from '../../../platform/db/json-columns.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { beginningWith, holdsCode, holdsText } from '../../../platform/db/patterns.ts';
import { productsAs, variantsAs } from '../../catalog/core.ts';
import { staffAs } from '../../staff/core.ts';

const staffRows = staffAs('s');
const takers = staffAs('t');
const variants = variantsAs('v');
const products = productsAs('p');

export type PurchaseSummary = {
  readonly id: string;
  readonly number: string;
  readonly supplier: string;
  readonly reference: string;
  readonly note: string;
  readonly pieces: number;
  readonly totalUsd: number;
  readonly staff: string;
  readonly at: Date;
  readonly takenBackAt: Date | null;
  readonly takenBackBy: string | null;
  readonly takenBackNote: string | null;
  readonly version: number;
};

export type PurchaseLineRow = {
  readonly variantId: string;
  readonly sku: string;
  readonly name: Localized;
  readonly specs: StoredSpec[];
  readonly specValues: string[];
  readonly image: string;
  readonly quantity: number;
  readonly costUsd: number;
};

const columns = sql`b.id, b.number, b.supplier, b.reference, b.note, b.pieces, b.total_usd AS "totalUsd",
  ${staffRows.name} AS staff, b.created_at AS at, b.taken_back_at AS "takenBackAt", ${takers.name} AS "takenBackBy",
  b.taken_back_note AS "takenBackNote", b.version`;
const from = sql`FROM stock_purchase b JOIN ${staffRows.table} ON ${staffRows.id} = b.staff_id
  LEFT JOIN ${takers.table} ON ${takers.id} = b.taken_back_by`;

export type PurchaseFilter = {
  readonly number: string | null;
  readonly supplier: string | null;
  readonly sku: string | null;
  readonly state: 'stands' | 'taken_back' | null;
  readonly days: { readonly from: string | null; readonly to: string | null; readonly zone: string };
};

function conditions({ number, supplier, sku, state, days }: PurchaseFilter): RawBuilder<unknown> {
  const all = [sql`true`];
  if (number) {
    all.push(sql`(${holdsCode(sql`b.number`, number)} OR ${holdsCode(sql`b.reference`, number)})`);
  }
  if (supplier) all.push(holdsText(sql`b.supplier`, supplier));
  if (sku) {
    all.push(sql`b.id IN (SELECT l.purchase_id FROM stock_purchase_line l
      JOIN ${variants.table} ON ${variants.id} = l.variant_id
      WHERE ${variants.sku} ILIKE ${beginningWith(sku)})`);
  }
  if (state) all.push(state === 'stands' ? sql`b.taken_back_at IS NULL` : sql`b.taken_back_at IS NOT NULL`);
  if (days.from) all.push(sql`b.created_at >= ${dayBegins(days.from, days.zone)}`);
  if (days.to) all.push(sql`b.created_at < ${dayBegins(days.to, days.zone, 1)}`);
  return sql.join(all, sql` AND `);
}

/** A page of purchases, the newest first, and how many there are. */
export async function purchasePage(
  db: Queryable,
  filter: PurchaseFilter,
  at: { page: number; limit: number },
): Promise<{ rows: PurchaseSummary[]; total: number }> {
  const where = conditions(filter);
  return pageOf(db, {
    rows: sql<PurchaseSummary>`SELECT ${columns} ${from} WHERE ${where} ORDER BY b.created_at DESC, b.id DESC`,
    counted: sql`FROM stock_purchase b WHERE ${where}`,
    at,
  });
}

/** One purchase with its lines; held until the transaction ends with `lock`. */
export async function purchaseById(
  db: Queryable,
  id: string,
  lock = false,
): Promise<(PurchaseSummary & { lines: PurchaseLineRow[] }) | null> {
  const { rows } = await sql<PurchaseSummary>`SELECT ${columns} ${from} WHERE b.id = ${id}
    ${lock ? sql`FOR NO KEY UPDATE OF b` : sql``}`.execute(db);
  const [purchase] = rows;
  if (!purchase) return null;
  const lines = await sql<PurchaseLineRow>`
    SELECT l.variant_id AS "variantId", ${variants.sku}, ${products.name}, ${products.specs},
      ${variants.specValues} AS "specValues",
      coalesce(${variants.image}, ${products.cover}) AS image, l.quantity, l.cost_usd AS "costUsd"
    FROM stock_purchase_line l JOIN ${variants.table} ON ${variants.id} = l.variant_id
      JOIN ${products.table} ON ${products.id} = ${variants.productId}
    WHERE l.purchase_id = ${id} ORDER BY ${variants.sku}`.execute(db);
  return { ...purchase, lines: lines.rows };
}

/** Writes a purchase with its lines. */
export async function insertPurchase(
  tx: Tx,
  given: { id: string; number: string; staffId: string; input: PurchaseInput },
): Promise<void> {
  const { id, number, staffId, input } = given;
  const pieces = input.lines.reduce((sum, line) => sum + line.quantity, 0);
  const total = input.lines.reduce((sum, line) => sum + line.quantity * line.costUsd, 0);
  await sql`INSERT INTO stock_purchase (id, number, supplier, reference, note, pieces, total_usd, staff_id)
    VALUES (${id}, ${number}, ${input.supplier}, ${input.reference}, ${input.note}, ${pieces}, ${total}, ${staffId})`.execute(
    tx,
  );
  await sql`INSERT INTO stock_purchase_line (purchase_id, variant_id, quantity, cost_usd)
    SELECT ${id}::uuid, l.variant_id, l.quantity, l.cost
    FROM unnest(${input.lines.map((l) => l.variantId)}::uuid[], ${input.lines.map((l) => l.quantity)}::int[],
      ${input.lines.map((l) => l.costUsd)}::bigint[]) AS l(variant_id, quantity, cost)`.execute(tx);
}

/** Marks a purchase as taken back. */
export async function markTakenBack(tx: Tx, of: { id: string; staffId: string; note: string }): Promise<void> {
  await sql`UPDATE stock_purchase SET taken_back_at = app_now(), taken_back_by = ${of.staffId},
    taken_back_note = ${of.note}, version = version + 1 WHERE id = ${of.id}`.execute(tx);
}

export type PurchasableRow = Omit<PurchaseLineRow, 'quantity' | 'variantId'> & {
  readonly id: string;
  readonly onHand: number;
};

/** Variants by the tokens of their product's name or the beginning of their SKU. */
export async function purchasableVariants(
  db: Queryable,
  of: { sku: string; tokens: readonly string[]; page: number; limit: number },
): Promise<{ rows: PurchasableRow[]; total: number }> {
  const matching =
    of.sku === ''
      ? sql`true`
      : sql`(${variants.sku} ILIKE ${beginningWith(of.sku)} OR ${variants.productId} IN (SELECT product_id
        FROM product_search x
          WHERE cardinality(${of.tokens}::text[]) > 0 AND array_append(x.name_tokens, x.tier) @> ${of.tokens}::text[]))`;
  const where = sql`FROM ${variants.table} JOIN ${products.table} ON ${products.id} = ${variants.productId}
    WHERE ${variants.removedAt} IS NULL AND ${matching}`;
  return pageOf(db, {
    rows: sql<PurchasableRow>`SELECT ${variants.id}, ${variants.sku}, ${products.name}, ${products.specs},
      ${variants.specValues} AS "specValues",
      coalesce(${variants.image}, ${products.cover}) AS image, ${variants.costUsd} AS "costUsd",
        ${variants.onHand} AS "onHand"
      ${where} ORDER BY ${variants.sku}`,
    counted: sql`${where}`,
    at: of,
  });
}
