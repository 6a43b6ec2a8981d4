import type { ResellerSale } from '@app/contract/travel/reseller-sale';
import { sql } from 'kysely';
import { apiKeysAs } from '../../../modules/api-keys/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';

const apiKeys = apiKeysAs('k');

/** By which key, and under which reference, a reseller sold an order; null for an order that none sold. */
export async function resellerOfOrder(db: Queryable, orderId: string): Promise<ResellerSale | null> {
  const { rows } = await sql<{ keyId: string | null; keyName: string | null; reference: string | null }>`
    SELECT ${apiKeys.id} AS "keyId", ${apiKeys.name} AS "keyName", b.reseller_reference AS reference
    FROM octo_booking b LEFT JOIN ${apiKeys.table} ON ${apiKeys.id} = b.key_id WHERE b.order_id = ${orderId}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    key: row.keyId === null ? null : { id: row.keyId, name: row.keyName ?? '' },
    reference: row.reference,
  };
}
