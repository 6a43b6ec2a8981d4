import type { EarlierSource } from '@app/contract/earlier-orders/kinds';
import type { EarlierRecord } from '@app/contract/earlier-orders/schemas';
import { sql } from 'kysely';
import { allOf } from '../../../platform/db/conditions.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { nameOrder } from '../../../platform/db/name-order.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { holdsWords } from '../../../platform/db/patterns.ts';
import type { PlaceInFeed } from '../../../platform/http/place-in-feed.ts';
import { customersAs } from '../../accounts/core.ts';
import type { CustomerRecord } from '../domain/read-customers.ts';
import type { KnownOrder } from '../domain/refunds.ts';

const customers = customersAs('c');

/** The account whose confirmed e-mail a row has. */
const accountOf = sql`(SELECT ${customers.id} FROM ${customers.table} WHERE lower(${customers.email}) = e.email
  AND e.email <> ''
  AND ${customers.emailVerifiedAt} IS NOT NULL AND ${customers.deletedAt} IS NULL)`;
/** The confirmed e-mail of an account as the archive compares it; no row without one. */
export const confirmedEmail = (customerId: string) =>
  sql`(SELECT lower(${customers.email}) FROM ${customers.table} WHERE ${customers.id} = ${customerId}
    AND ${customers.emailVerifiedAt} IS NOT NULL)`;

export type OrderRow = {
  readonly id: string;
  readonly source: EarlierSource;
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly orderedAt: Date;
  readonly erased: boolean;
  readonly record: EarlierRecord;
};
const orderColumns = sql`e.id, e.source, e.number, e.name, e.email, e.ordered_at AS "orderedAt",
  e.erased_at IS NOT NULL AS erased, e.record`;

/** Orders of the archive by their numbers, without those whose person was taken out; locked where it is asked. */
export async function knownOrders(
  db: Queryable,
  of: { readonly source: string; readonly numbers: readonly string[]; readonly lock?: boolean },
): Promise<Map<string, KnownOrder>> {
  const { rows } =
    await sql<KnownOrder>`SELECT e.number, e.name, e.email, e.ordered_at AS "orderedAt", e.record FROM earlier_order e
    WHERE e.source = ${of.source} AND e.number = ANY(${[...of.numbers]}::text[]) AND e.erased_at IS NULL
    ORDER BY e.number ${of.lock ? sql`FOR UPDATE` : sql``}`.execute(db);
  return new Map(rows.map((row) => [row.number, row]));
}

export type ArchiveFilter = {
  readonly keyword?: string | undefined;
  readonly source?: EarlierSource | undefined;
  readonly page: number;
  readonly limit: number;
};
const narrowed = ({ keyword, source }: ArchiveFilter) =>
  allOf([
    ...(keyword ? [holdsWords(sql`e.searched`, keyword)] : []),
    ...(source ? [sql<boolean>`e.source = ${source}`] : []),
  ]);

/** A page of the orders by their age. */
export function listOrders(db: Queryable, of: ArchiveFilter & { readonly order: 'asc' | 'desc' }) {
  const from = sql`FROM earlier_order e WHERE ${narrowed(of)}`;
  const way = of.order === 'asc' ? sql`ASC` : sql`DESC`;
  return pageOf<OrderRow>(db, {
    rows: sql`SELECT ${orderColumns} ${from} ORDER BY e.ordered_at ${way}, e.id ${way}`,
    counted: from,
    at: of,
  });
}

export type WholeOrderRow = OrderRow & { readonly customerId: string | null; readonly importedAt: Date };

/** One order; undefined for none. */
export async function readOrder(db: Queryable, id: string): Promise<WholeOrderRow | undefined> {
  const { rows } = await sql<WholeOrderRow>`SELECT ${orderColumns}, ${accountOf} AS "customerId",
    e.imported_at AS "importedAt" FROM earlier_order e WHERE e.id = ${id}`.execute(db);
  return rows[0];
}

export type CustomerRow = {
  readonly id: string;
  readonly source: EarlierSource;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly record: CustomerRecord;
  readonly customerId: string | null;
};

/** A page of the people by their names; those that were erased are not among them. */
export function listCustomers(db: Queryable, of: ArchiveFilter) {
  const from = sql`FROM earlier_customer e WHERE e.erased_at IS NULL AND ${narrowed(of)}`;
  return pageOf<CustomerRow>(db, {
    rows: sql`SELECT e.id, e.source, e.name, e.email, e.phone, e.record, ${accountOf} AS "customerId" ${from}
      ORDER BY ${nameOrder(sql`e.name`)}, e.id`,
    counted: from,
    at: of,
  });
}

export type OwnRow = OrderRow & { readonly at: string };

/** A stretch of the orders that were made with the account's confirmed e-mail, the newest first. */
export async function ordersOfAccount(
  db: Queryable,
  of: { readonly customerId: string; readonly after: PlaceInFeed | null; readonly limit: number },
): Promise<OwnRow[]> {
  const place = of.after ? sql`AND (e.ordered_at, e.id) < (${of.after.at}::timestamptz, ${of.after.id}::uuid)` : sql``;
  const { rows } = await sql<OwnRow>`SELECT ${orderColumns}, e.ordered_at::text AS at FROM earlier_order e
    WHERE e.email = ${confirmedEmail(of.customerId)} AND e.email <> '' ${place}
    ORDER BY e.ordered_at DESC, e.id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** One order that was made with the account's confirmed e-mail; undefined for any other. */
export async function orderOfAccount(
  db: Queryable,
  of: { readonly customerId: string; readonly id: string },
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`SELECT ${orderColumns} FROM earlier_order e
    WHERE e.id = ${of.id} AND e.email = ${confirmedEmail(of.customerId)} AND e.email <> ''`.execute(db);
  return rows[0];
}

/** Takes the person with the account's confirmed e-mail out of the archive; what was bought for how much stays. */
export async function eraseFromArchive(tx: Tx, customerId: string): Promise<void> {
  const theirs = sql`email <> '' AND email = ${confirmedEmail(customerId)}`;
  await sql`UPDATE earlier_order SET erased_at = app_now(), email = '', name = '', record = record ||
    '{"phone": "", "billing": [], "delivery": [], "note": "", "tags": ""}' WHERE ${theirs}`.execute(tx);
  await sql`UPDATE earlier_customer SET erased_at = app_now(), email = '', name = '', phone = '', record = '{}'
    WHERE ${theirs}`.execute(tx);
}
