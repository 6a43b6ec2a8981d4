import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

/** Writes parcels of one company; gives how many, none when the company is unknown or switched off. */
export async function insertShipments(
  tx: Tx,
  sent: { orderId: string; companyId: string; parcels: readonly { id: string; trackingNumber: string }[] },
): Promise<number> {
  const { rows } = await sql`
    INSERT INTO shipment (id, order_id, company_id, tracking_number)
    SELECT p.id, ${sent.orderId}::uuid, c.id, p.number
    FROM unnest(${sent.parcels.map((p) => p.id)}::uuid[], ${sent.parcels.map((p) => p.trackingNumber)}::text[]) AS p(id, number)
    JOIN logistics_company c ON c.id = ${sent.companyId} AND c.enabled
    RETURNING 1`.execute(tx);
  return rows.length;
}

/** Companies that can be shipped with, in their order. */
export async function logisticsCompanies(db: Queryable): Promise<{ id: string; name: Localized; code: string }[]> {
  return db
    .selectFrom('logistics_company')
    .select(['id', 'name', 'code'])
    .where('enabled', '=', true)
    .orderBy('sort_weight', 'desc')
    .orderBy('code')
    .execute();
}
