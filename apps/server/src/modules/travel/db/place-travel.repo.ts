import type { TravelKind } from '@app/contract/travel/kinds';
import type { ContactInput } from '@app/contract/travel/person-schemas';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { enqueueWrites } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import { type FrozenTravel, storedItems } from '../domain/frozen-travel.ts';
import { type BookedGuest, insertingGuests } from './guest.repo.ts';
import { OVER, UNPAID } from './state-groups.ts';

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

/** Whether a quote became an order. */
export async function isPlaced(db: Queryable, quoteId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM travel_order WHERE id = ${quoteId}`.execute(db);
  return rows.length > 0;
}

/** Removes a locked quote. */
export async function deleteTravelQuote(tx: Tx, quoteId: string): Promise<void> {
  await sql`DELETE FROM travel_quote WHERE id = ${quoteId}`.execute(tx);
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
  readonly guests: readonly BookedGuest[];
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

/** An order as the statement that writes it takes it; what is JSON stays so. */
function orderRow(order: NewTravelOrder) {
  const { frozen, contact, bundle } = order;
  const { pricing, currency, service, agent } = frozen;
  return {
    id: order.id,
    kind: order.kind,
    number: order.number,
    customer_id: order.customerId,
    state: order.passedTo ?? PLACED,
    payment_id: order.paymentId,
    access_key: order.accessKey,
    subject_id: frozen.subjectId,
    request: order.request,
    snapshot: frozen.snapshot,
    service_from: service.from,
    service_to: service.to,
    zone: service.zone,
    starts_at: service.startsAt,
    ends_at: service.endsAt,
    policy: frozen.cancellation,
    guests_until: frozen.guestsUntil,
    contact,
    contact_name: contact.name,
    contact_phone: contact.phone,
    wishes: order.wishes,
    arrival: order.arrival,
    currency: currency.code,
    currency_decimals: currency.decimals,
    rate: currency.rate,
    total_usd: pricing.lines[0]?.amountUsd ?? 0,
    payable_usd: pricing.payableUsd,
    price_lines: pricing.lines,
    points_used: pricing.points.deducted,
    points_value_usd: pricing.points.deductedUsd,
    earn_points: order.earnPoints,
    agent_id: agent?.id ?? null,
    agent_rebate_bp: agent?.rebateBp ?? 0,
    bundle_id: bundle?.id ?? null,
    slot: bundle?.slot ?? null,
    core: bundle?.core ?? false,
    alone_usd: bundle?.aloneUsd ?? null,
    expires_at: order.expiresAt,
    version: order.passedTo === null ? 1 : 2,
  };
}

/** What an order's history begins with: placed, and passed where that is at once. */
const stepRows = ({ id, passedTo, customerId, customerName }: NewTravelOrder) => [
  {
    order_id: id,
    event: 'place',
    from: null,
    to: PLACED,
    actor: 'customer',
    actor_id: customerId,
    actor_name: customerName,
  },
  ...(passedTo === null
    ? []
    : [{ order_id: id, event: 'review', from: PLACED, to: passedTo, actor: 'system', actor_id: null, actor_name: '' }]),
];

/** Writes an order with its items, its guests and its history so far, together with the next statement. */
export const insertTravelOrder = (tx: Tx, order: NewTravelOrder): Promise<void> => insertTravelOrders(tx, [order]);

/** The same for several orders. */
export async function insertTravelOrders(tx: Tx, orders: readonly NewTravelOrder[]): Promise<void> {
  const items = orders.flatMap(({ id, frozen }) => storedItems(frozen.items).map((item) => ({ ...item, orderId: id })));
  const guests = orders.flatMap(({ id, guests: own }) =>
    own.map((guest, index) => ({ ...guest, orderId: id, position: index + 1 })),
  );
  await enqueueWrites(tx, [
    staticSql`
      INSERT INTO travel_order (id, kind, number, customer_id, state, payment_id, access_key, subject_id, request,
        snapshot, service_from, service_to, zone, starts_at, ends_at, policy, guests_until, contact, contact_name,
        contact_phone, wishes, arrival, currency, currency_decimals, rate, total_usd, payable_usd, price_lines,
        points_used, points_value_usd, earn_points, agent_id, agent_rebate_bp, bundle_id, slot, core, alone_usd,
        expires_at, version)
      SELECT id, kind, number, customer_id, state, payment_id, access_key, subject_id, request,
        snapshot, service_from, service_to, zone, starts_at, ends_at, policy, guests_until, contact, contact_name,
        contact_phone, wishes, arrival, currency, currency_decimals, rate, total_usd, payable_usd, price_lines,
        points_used, points_value_usd, earn_points, agent_id, agent_rebate_bp, bundle_id, slot, core, alone_usd,
        expires_at, version
      FROM jsonb_to_recordset(${json(orders.map(orderRow))}::jsonb) AS o (id uuid, kind text, number text, customer_id uuid, state text,
        payment_id uuid, access_key text, subject_id uuid, request jsonb, snapshot jsonb, service_from date, service_to date, zone text,
        starts_at timestamptz, ends_at timestamptz, policy jsonb, guests_until timestamptz, contact jsonb, contact_name text,
        contact_phone text, wishes text, arrival text, currency text, currency_decimals int, rate numeric, total_usd bigint,
        payable_usd bigint, price_lines jsonb, points_used bigint, points_value_usd bigint, earn_points bigint, agent_id uuid,
        agent_rebate_bp int, bundle_id uuid, slot text, core boolean, alone_usd bigint, expires_at timestamptz, version int)`,
    staticSql`
      INSERT INTO travel_order_item (order_id, position, key, label, quantity, unit_price_usd, list_price_usd, paid_usd,
        tax_bp, deal_keys, deal_days)
      SELECT i."orderId", i.position, i.key, i.label, i.quantity, i."priceUsd", i."listPriceUsd", i."paidUsd",
        i."taxBp", i."dealKeys", i."dealDays"
      FROM jsonb_to_recordset(${json(items)}::jsonb)
        AS i("orderId" uuid, position int, key text, label jsonb, quantity int, "priceUsd" bigint, "listPriceUsd" bigint, "paidUsd" bigint,
          "taxBp" int, "dealKeys" text[], "dealDays" jsonb)`,
    staticSql`
      INSERT INTO travel_order_history (order_id, event, from_state, to_state, actor, actor_id, actor_name)
      SELECT order_id, event, "from", "to", actor, actor_id, actor_name
      FROM jsonb_to_recordset(${json(orders.flatMap(stepRows))}::jsonb)
        AS h(order_id uuid, event text, "from" text, "to" text, actor text, actor_id uuid, actor_name text)`,
    insertingGuests(guests),
  ]);
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

/** Whether one of these orders or bundles of the customer is not over, as one that was paid meanwhile is. */
export async function someAreNotOver(tx: Tx, of: { customerId: string; ids: readonly string[] }): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM travel_order
    WHERE (id = ANY(${of.ids}::uuid[]) OR bundle_id = ANY(${of.ids}::uuid[])) AND customer_id = ${of.customerId}
      AND state NOT IN ${OVER} LIMIT 1`.execute(tx);
  return rows.length > 0;
}
