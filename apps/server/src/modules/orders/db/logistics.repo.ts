import type { Localized } from '@app/contract/core/locale';
import type { LogisticsInput } from '@app/contract/orders/logistics/staff-schemas';
import { sql } from 'kysely';
import { appNow, json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { holdsText } from '../../../platform/db/patterns.ts';

export type LogisticsRow = {
  readonly id: string;
  readonly code: string;
  readonly name: Localized;
  readonly trackingUrl: string;
  readonly sortWeight: number;
  readonly enabled: boolean;
  readonly parcels: number;
  readonly version: number;
  readonly updatedAt: Date;
};

const columns = sql`c.id, c.code, c.name, coalesce(c.tracking_url, '') AS "trackingUrl", c.sort_weight AS "sortWeight",
  c.enabled, c.version, c.updated_at AS "updatedAt",
  (SELECT count(*)::int FROM shipment s WHERE s.company_id = c.id) AS parcels`;

/** A page of the companies, in the order staff choose from, and how many there are. */
export async function logisticsPage(
  db: Queryable,
  of: {
    name?: string | undefined;
    code?: string | undefined;
    enabled?: boolean | undefined;
    page: number;
    limit: number;
  },
): Promise<{ rows: LogisticsRow[]; total: number }> {
  const where = sql.join(
    [
      sql`true`,
      ...(of.name ? [holdsText(sql`c.name`, of.name)] : []),
      ...(of.code ? [holdsText(sql`c.code`, of.code)] : []),
      ...(of.enabled === undefined ? [] : [sql`c.enabled = ${of.enabled}`]),
    ],
    sql` AND `,
  );
  return pageOf(db, {
    rows: sql<LogisticsRow>`SELECT ${columns} FROM logistics_company c WHERE ${where} ORDER BY c.sort_weight DESC, c.code`,
    counted: sql`FROM logistics_company c WHERE ${where}`,
    at: of,
  });
}

/** One company; held until the transaction ends with `lock`. */
export async function logisticsById(db: Queryable, id: string, lock = false): Promise<LogisticsRow | null> {
  const { rows } = await sql<LogisticsRow>`SELECT ${columns} FROM logistics_company c WHERE c.id = ${id}
    ${lock ? sql`FOR UPDATE OF c` : sql``}`.execute(db);
  return rows[0] ?? null;
}

type Stored = Omit<LogisticsInput, 'name'> & { readonly name: Localized };

const valuesOf = (company: Stored) => ({
  code: company.code,
  name: json(company.name),
  tracking_url: company.trackingUrl || null,
  sort_weight: company.sortWeight,
  enabled: company.enabled,
});

/** Writes a new company. */
export async function insertLogistics(tx: Tx, id: string, company: Stored): Promise<void> {
  await tx
    .insertInto('logistics_company')
    .values({ id, ...valuesOf(company) })
    .execute();
}

/** Saves a company as its next version. */
export async function updateLogistics(tx: Tx, id: string, company: Stored): Promise<void> {
  await tx
    .updateTable('logistics_company')
    .set((eb) => ({ ...valuesOf(company), version: eb('version', '+', 1), updated_at: appNow }))
    .where('id', '=', id)
    .execute();
}

/** Whether a parcel of an order or of a return was ever told of a company. */
export async function logisticsInUse(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`SELECT EXISTS (SELECT FROM shipment WHERE company_id = ${id})
    OR EXISTS (SELECT FROM after_sale_case WHERE return_company = ${id}) AS used`.execute(tx);
  return rows[0]?.used ?? false;
}
