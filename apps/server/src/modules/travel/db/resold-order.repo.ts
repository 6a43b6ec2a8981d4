import type { ContactInput } from '@app/contract/travel/person-schemas';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { customerMayCancel } from '../domain/cancellation.ts';
import { isPastDeadline, isUnpaid, type TravelRow } from '../domain/travel-row.ts';
import { travelColumns } from './travel-order.repo.ts';

/** How an order that a reseller made stands now. */
export type ResoldOrder = Pick<
  TravelRow,
  'id' | 'number' | 'snapshot' | 'payableUsd' | 'refundUsd' | 'expiresAt' | 'paidAt' | 'verifiedAt' | 'voucherCode'
> & {
  /** Held until its payment; run out without it; paid and waiting; to be had; used; cancelled. */
  readonly stands: 'held' | 'expired' | 'paid' | 'confirmed' | 'used' | 'cancelled';
  readonly confirmedAt: Date | null;
  readonly cancelledAt: Date | null;
  /** When it changed last. */
  readonly changedAt: Date;
  /** Whether its account may cancel it now. */
  readonly mayCancel: boolean;
};

type Row = TravelRow & {
  readonly confirmedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly changedAt: Date;
  readonly ranOut: boolean;
};

function standsOf(row: Row): ResoldOrder['stands'] {
  if (isUnpaid(row)) return isPastDeadline(row) ? 'expired' : 'held';
  if (row.state === 'cancelled') return row.ranOut ? 'expired' : 'cancelled';
  if (row.state === 'pending_verification') return 'paid';
  return row.verifiedAt === null ? 'confirmed' : 'used';
}

/** Orders by their ids, as they stand now. */
export async function resoldOrders(db: Queryable, ids: readonly string[]): Promise<Map<string, ResoldOrder>> {
  const { rows } = await sql<Row>`
    SELECT ${travelColumns}, o.confirmed_at AS "confirmedAt", o.cancelled_at AS "cancelledAt", h.at AS "changedAt",
      h.event = 'expire' AS "ranOut"
    FROM travel_order o CROSS JOIN LATERAL (
      SELECT event, created_at AS at FROM travel_order_history WHERE order_id = o.id ORDER BY id DESC LIMIT 1) h
    WHERE o.id = ANY(${[...ids]}::uuid[])`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, stands: standsOf(row), mayCancel: row.state !== 'cancelled' && customerMayCancel(row) },
    ]),
  );
}

/** Writes who is written to about an order, and what they wish. Its row must be locked. */
export async function writeContact(
  tx: Tx,
  orderId: string,
  of: { readonly contact: ContactInput; readonly wishes: string },
): Promise<void> {
  const { contact, wishes } = of;
  await sql`UPDATE travel_order SET contact = ${json(contact)}, contact_name = ${contact.name}, contact_phone = ${contact.phone},
      wishes = ${wishes} WHERE id = ${orderId}`.execute(tx);
}
