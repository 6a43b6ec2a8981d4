import type { MerchantInput } from '@app/contract/merchants/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { nameOrder } from '../../../platform/db/name-order.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import { staffAs } from '../../staff/core.ts';

const staffRows = staffAs('s');

export type MerchantRow = MerchantInput & {
  readonly id: string;
  readonly staff: number;
  readonly createdAt: Date;
  readonly version: number;
};
export type MerchantFilter = { readonly name?: string | undefined; readonly enabled?: boolean | undefined };

type Sql = RawBuilder<unknown>;
const columns: Sql = sql`m.id, m.name, m.person, m.phone, m.email, m.note, m.enabled, m.version, m.created_at AS "createdAt",
  (SELECT count(*)::int FROM ${staffRows.table} WHERE ${staffRows.merchantId} = m.id) AS staff`;
const sorts: Record<'createdAt' | 'name', Sql> = { createdAt: sql`m.created_at`, name: nameOrder(sql`m.name`) };

function conditions({ name, enabled }: MerchantFilter): Sql {
  const all: Sql[] = [sql`true`];
  if (name) all.push(holdsText(sql`m.name`, name));
  if (enabled !== undefined) all.push(sql`m.enabled = ${enabled}`);
  return sql.join(all, sql` AND `);
}

export type MerchantCounts = { readonly all: number; readonly enabled: number; readonly disabled: number };

/** A page of the merchants that pass a filter, with how many pass it and how many there are. */
export async function merchantsPage(
  db: Queryable,
  filter: MerchantFilter,
  at: { sort: 'createdAt' | 'name'; ascending: boolean; limit: number; offset: number },
): Promise<{ rows: MerchantRow[]; total: number; counts: MerchantCounts }> {
  const direction = at.ascending ? sql`ASC` : sql`DESC`;
  const where = conditions(filter);
  const [page, total, counts] = await Promise.all([
    sql<MerchantRow>`SELECT ${columns} FROM merchant m WHERE ${where}
      ORDER BY ${sorts[at.sort]} ${direction}, m.id ${direction} LIMIT ${at.limit} OFFSET ${at.offset}`.execute(db),
    sql<{ n: number }>`SELECT count(*)::int AS n FROM merchant m WHERE ${where}`.execute(db),
    sql<MerchantCounts>`SELECT count(*)::int AS all, count(*) FILTER (WHERE enabled)::int AS enabled,
      count(*) FILTER (WHERE NOT enabled)::int AS disabled FROM merchant`.execute(db),
  ]);
  return {
    rows: page.rows,
    total: total.rows[0]?.n ?? 0,
    counts: counts.rows[0] ?? { all: 0, enabled: 0, disabled: 0 },
  };
}

/** One merchant, its row held to the end of the transaction where asked; null where there is none. */
export async function merchantById(db: Queryable, id: string, lock = false): Promise<MerchantRow | null> {
  const { rows } = await sql<MerchantRow>`SELECT ${columns} FROM merchant m WHERE m.id = ${id}
    ${lock ? sql`FOR NO KEY UPDATE OF m` : sql``}`.execute(db);
  return rows[0] ?? null;
}

export async function insertMerchant(tx: Tx, id: string, input: MerchantInput): Promise<void> {
  await tx
    .insertInto('merchant')
    .values({ id, ...input })
    .execute();
}

/** Saves a merchant as its next version. */
export async function updateMerchant(tx: Tx, id: string, input: MerchantInput): Promise<void> {
  await tx
    .updateTable('merchant')
    .set((eb) => ({ ...input, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Merchants by name; `onlyEnabled` leaves out those that are disabled. */
export async function merchantNames(
  db: Queryable,
  of: { readonly onlyEnabled: boolean },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`SELECT m.id, m.name FROM merchant m
    WHERE m.enabled OR NOT ${of.onlyEnabled} ORDER BY ${nameOrder(sql`m.name`)}, m.id LIMIT 2000`.execute(db);
  return rows;
}

/** Whether there is a merchant; it stays to the end of the transaction. */
export async function isMerchant(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM merchant WHERE id = ${id} FOR KEY SHARE`.execute(tx);
  return rows.length === 1;
}
