import type { AddressView } from '@app/contract/accounts/address-schema';
import type { Localized } from '@app/contract/core/locale';
import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { customersAs } from '../../accounts/core.ts';

const customers = customersAs('b');

/** What mails say about an order. */
export type MailFacts = {
  readonly customerId: string;
  /** Where, in which language and time zone the buyer gets mail. */
  readonly email: string;
  readonly locale: string;
  readonly timeZone: string | null;
  readonly number: string;
  readonly state: GoodsOrderState;
  readonly paymentId: string;
  readonly payableUsd: number;
  readonly currency: string;
  readonly currencyDecimals: number;
  readonly rate: string;
  readonly expiresAt: Date | null;
  readonly version: number;
  /** The parcels of the last shipment: who carries them, and their numbers. */
  readonly company: Localized | null;
  readonly tracking: string[] | null;
  /** The last refund that was carried out. */
  readonly refundId: string | null;
  readonly refundedUsd: number | null;
  readonly refundedPoints: number | null;
  readonly address: AddressView;
  readonly goods: readonly { readonly name: Localized; readonly quantity: number }[];
};

/** Reads them; those of an order that does not exist, or whose buyer's account is deleted, are missing. */
export async function mailFacts(db: Queryable, orderIds: readonly string[]): Promise<Map<string, MailFacts>> {
  const { rows } = await sql<MailFacts & { id: string }>`
    SELECT o.id, o.customer_id AS "customerId", ${customers.email}, ${customers.locale},
           ${customers.timeZone} AS "timeZone", o.number, o.state, o.payment_id AS "paymentId",
             o.payable_usd AS "payableUsd",
           o.currency, o.currency_decimals AS "currencyDecimals", o.rate, o.expires_at AS "expiresAt", o.version,
           s.company_name AS company, s.numbers AS tracking, r.id AS "refundId", r.refunded_usd AS "refundedUsd",
           r.points AS "refundedPoints", o.address, g.goods
      FROM goods_order o
      JOIN ${customers.table} ON ${customers.id} = o.customer_id AND ${customers.deletedAt} IS NULL
      LEFT JOIN LATERAL (
        SELECT p.company_name, array_agg(p.tracking_number ORDER BY p.tracking_number) AS numbers
          FROM shipment p WHERE p.order_id = o.id GROUP BY p.company_id, p.company_name ORDER BY max(p.shipped_at) DESC LIMIT 1
      ) s ON true
      LEFT JOIN LATERAL (
        SELECT id, refunded_usd, points FROM after_sale_case WHERE order_id = o.id AND refunded_usd IS NOT NULL
         ORDER BY ended_at DESC NULLS LAST LIMIT 1
      ) r ON true
      CROSS JOIN LATERAL (
        SELECT jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity) ORDER BY l.position) AS goods
          FROM goods_order_line l WHERE l.order_id = o.id
      ) g
     WHERE o.id = ANY(${orderIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
