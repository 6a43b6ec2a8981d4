import { sql } from 'kysely';
import { addAlert } from '../../modules/price-history/app/usecases/price-alerts.ts';
import type { Platform } from '../../platform/slice.ts';
import { DEMO_CUSTOMER } from '../demo-customer.ts';

/** So many goods of the named customer's wishlist have an alert. */
const GOODS = 2;

/** Price alerts of the named customer: on goods of their wishlist, and on a tour for any day. */
export async function seedPriceAlerts(platform: Platform): Promise<void> {
  const { rows } = await sql<{ customerId: string; kind: 'product' | 'tour'; id: string }>`
    WITH who AS (SELECT id FROM customer WHERE email = ${DEMO_CUSTOMER.email})
    (SELECT who.id AS "customerId", 'product' AS kind, p.id FROM who
      JOIN favourite f ON f.customer_id = who.id JOIN product p ON p.id = f.product_id
      WHERE p.online ORDER BY f.created_at DESC, p.id LIMIT ${GOODS})
    UNION ALL
    (SELECT who.id, 'tour', t.id FROM who, tour t WHERE t.online ORDER BY t.created_at, t.id LIMIT 1)`.execute(
    platform.db,
  );
  for (const { customerId, kind, id } of rows) {
    const wish = { kind, key: `${kind}:${id}`, day: null, until: null } as const;
    await addAlert(platform, { customerId, lang: 'en-US', currency: 'USD' }, wish);
  }
}
