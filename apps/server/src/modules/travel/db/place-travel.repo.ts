import type { TravelKind } from '@app/contract/travel/kinds';
import type { ContactInput } from '@app/contract/travel/person-schemas';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { type FrozenTravel, storedItems } from '../domain/frozen-travel.ts';
import { UNPAID } from './state-groups.ts';

export type TravelQuoteRow = {
  readonly id: string;
  readonly kind: TravelKind;
  readonly request: Record<string, unknown>;
  readonly frozen: FrozenTravel;
  readonly expiresAt: Date;
  readonly expired: boolean;
  /** The order it became, which has its id. */
  readonly orderId: string | null;
};

/** Keeps a quote for so many minutes; gives when it ends. */
export async function insertTravelQuote(
  tx: Queryable,
  quote: { id: string; customerId: string; kind: TravelKind; request: Record<string, unknown>; frozen: FrozenTravel },
  minutes: number,
): Promise<Date> {
  const { rows } = await sql<{ expiresAt: Date }>`
    INSERT INTO travel_quote (id, customer_id, kind, request, frozen, expires_at)
    VALUES (${quote.id}, ${quote.customerId}, ${quote.kind}, ${json(quote.request)}, ${json(quote.frozen)},
      app_now() + ${minutes}::int * interval '1 minute')
    RETURNING expires_at AS "expiresAt"`.execute(tx);
  return rows[0]?.expiresAt as Date;
}

/** Freezes a quote anew for so many minutes; gives when it ends. */
export async function replaceTravelQuote(tx: Tx, id: string, frozen: FrozenTravel, minutes: number): Promise<Date> {
  const { rows } = await sql<{ expiresAt: Date }>`
    UPDATE travel_quote SET frozen = ${json(frozen)}, expires_at = app_now() + ${minutes}::int * interval '1 minute'
    WHERE id = ${id} RETURNING expires_at AS "expiresAt"`.execute(tx);
  return rows[0]?.expiresAt as Date;
}

/** A customer's own quote, or null; locked to the end of the transaction where that is asked. */
export async function travelQuote(
  db: Queryable,
  of: { customerId: string; quoteId: string; lock?: boolean },
): Promise<TravelQuoteRow | null> {
  if (of.lock) await sql`SELECT 1 FROM travel_quote WHERE id = ${of.quoteId} FOR UPDATE`.execute(db);
  const { rows } = await sql<TravelQuoteRow>`
    SELECT q.id, q.kind, q.request, q.frozen, q.expires_at AS "expiresAt", q.expires_at <= app_now() AS expired,
      (SELECT o.id FROM travel_order o WHERE o.id = q.id) AS "orderId"
    FROM travel_quote q WHERE q.id = ${of.quoteId} AND q.customer_id = ${of.customerId}`.execute(db);
  return rows[0] ?? null;
}

/** Removes quotes that ended a day ago; gives how many. */
export async function pruneTravelQuotes(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM travel_quote WHERE id = ANY(ARRAY(
      SELECT id FROM travel_quote WHERE expires_at < app_now() - interval '1 day'
      ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The state of what was just placed. */
const PLACED = 'pending_review' satisfies TravelOrderState;

export type UnpaidTravel = {
  readonly id: string;
  readonly paymentId: string;
  readonly kind: TravelKind;
  readonly inReview: boolean;
  readonly pastDeadline: boolean;
};

/** The unpaid orders of one kind of a customer that are in no bundle, the oldest first, and the present moment. Call it under their lock. */
export async function unpaidTravel(
  tx: Tx,
  of: { customerId: string; kind: TravelKind; minutes: number },
): Promise<{ now: Date; deadline: Date; unpaid: readonly UnpaidTravel[] }> {
  const { rows } = await sql<{ now: Date; deadline: Date; unpaid: readonly UnpaidTravel[] }>`
    SELECT app_now() AS now, app_now() + ${of.minutes}::int * interval '1 minute' AS deadline,
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', o.id, 'paymentId', o.payment_id, 'kind', o.kind,
          'inReview', o.state = ${PLACED}, 'pastDeadline', COALESCE(o.expires_at <= app_now(), false)) ORDER BY o.created_at), '[]')
        FROM travel_order o WHERE o.customer_id = ${of.customerId} AND o.kind = ${of.kind}
          AND o.bundle_id IS NULL AND o.state IN ${UNPAID}) AS unpaid`.execute(tx);
  return rows[0] as { now: Date; deadline: Date; unpaid: readonly UnpaidTravel[] };
}

export type NewTravelOrder = {
  /** Also that of its quote. */
  readonly id: string;
  readonly kind: TravelKind;
  readonly number: string;
  readonly customerId: string;
  readonly customerName: string;
  /** The state that the system passed it to at once; null where it waits for its review. */
  readonly passedTo: TravelOrderState | null;
  readonly paymentId: string;
  readonly accessKey: string;
  readonly request: Record<string, unknown>;
  readonly frozen: FrozenTravel;
  readonly contact: ContactInput;
  readonly wishes: string;
  readonly arrival: string;
  readonly earnPoints: number;
  readonly expiresAt: Date;
  readonly bundle: PartOfBundle | null;
};

/** Which bundle an order is a part of, and what it would cost alone. */
export type PartOfBundle = {
  readonly id: string;
  readonly slot: string;
  readonly core: boolean;
  readonly aloneUsd: number;
};

/** Writes an order with its items and its history so far: placed, and passed where that is at once. */
export async function insertTravelOrder(tx: Tx, order: NewTravelOrder): Promise<void> {
  const { frozen, contact } = order;
  const { pricing, currency, service, agent } = frozen;
  const { passedTo } = order;
  const passed = passedTo === null ? sql`` : sql`, (${order.id}, 'review', ${PLACED}, ${passedTo}, 'system', NULL, '')`;
  await sql`
    WITH placed AS (
      INSERT INTO travel_order (id, kind, number, customer_id, state, payment_id, access_key, subject_id, request,
        snapshot, service_from, service_to, zone, starts_at, ends_at, policy, guests_until, contact, contact_name,
        contact_phone, wishes, arrival, currency, currency_decimals, rate, total_usd, payable_usd, price_lines,
        points_used, points_value_usd, earn_points, agent_id, agent_rebate_bp, bundle_id, slot, core, alone_usd,
        expires_at, version)
      VALUES (${order.id}, ${order.kind}, ${order.number}, ${order.customerId}, ${passedTo ?? PLACED}, ${order.paymentId},
        ${order.accessKey}, ${frozen.subjectId}, ${json(order.request)}, ${json(frozen.snapshot)}, ${service.from},
        ${service.to}, ${service.zone}, ${service.startsAt}, ${service.endsAt}, ${json(frozen.cancellation)},
        ${frozen.guestsUntil}, ${json(contact)}, ${contact.name}, ${contact.phone}, ${order.wishes}, ${order.arrival},
        ${currency.code}, ${currency.decimals}, ${currency.rate}, ${pricing.lines[0]?.amountUsd ?? 0},
        ${pricing.payableUsd}, ${json(pricing.lines)}, ${pricing.points.deducted}, ${pricing.points.deductedUsd},
        ${order.earnPoints}, ${agent?.id ?? null}, ${agent?.rebateBp ?? 0}, ${order.bundle?.id ?? null}, ${order.bundle?.slot ?? null},
        ${order.bundle?.core ?? false}, ${order.bundle?.aloneUsd ?? null}, ${order.expiresAt}, ${passedTo === null ? 1 : 2})
    ), items AS (
      INSERT INTO travel_order_item (order_id, position, key, label, quantity, unit_price_usd, list_price_usd, paid_usd,
        tax_bp, deal_keys, deal_days)
      SELECT ${order.id}::uuid, i.position, i.key, i.label, i.quantity, i."priceUsd", i."listPriceUsd", i."paidUsd",
        i."taxBp", i."dealKeys", i."dealDays"
      FROM jsonb_to_recordset(${json(storedItems(frozen.items))}::jsonb)
        AS i(position int, key text, label jsonb, quantity int, "priceUsd" bigint, "listPriceUsd" bigint, "paidUsd" bigint,
          "taxBp" int, "dealKeys" text[], "dealDays" jsonb)
    )
    INSERT INTO travel_order_history (order_id, event, from_state, to_state, actor, actor_id, actor_name)
    VALUES (${order.id}, 'place', NULL, ${PLACED}, 'customer', ${order.customerId}, ${order.customerName})${passed}`.execute(
    tx,
  );
}

/** The order that a quote became. */
export async function placedTravel(
  tx: Tx,
  orderId: string,
): Promise<{ orderId: string; number: string; paymentId: string; state: TravelOrderState }> {
  const row = await tx
    .selectFrom('travel_order')
    .select(['id', 'number', 'payment_id', 'state'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { orderId: row.id, number: row.number, paymentId: row.payment_id, state: row.state as TravelOrderState };
}
