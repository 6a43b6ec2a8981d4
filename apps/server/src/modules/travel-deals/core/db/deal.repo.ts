import { invariant } from '@app/kernel/assert';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import { enqueue, enqueueWrites } from '../../../../platform/db/pipeline/queue.ts';
import type { Reading } from '../../../../platform/db/read-together.ts';
import { staticSql } from '../../../../platform/db/static-sql.ts';
import type { TimedDeal } from '../domain/deal-discount.ts';
import type { RunningDeal } from '../domain/deal-price.ts';

/** The hours that a deal `d` holds at; null for any. */
export const dealHours = sql`CASE WHEN d.hour_from IS NULL THEN NULL ELSE jsonb_build_object('from', d.hour_from, 'to', d.hour_to) END`;

/** Which deals are looked for, and for whom. */
type DealsAsked = { readonly keys: readonly string[]; readonly customerId: string | null };

/** Deals that run now on one of some keys, with the units that a customer can still have of each. */
export async function runningDeals(db: Queryable, of: DealsAsked): Promise<RunningDeal[]> {
  if (of.keys.length === 0) return [];
  const { rows } = await readingDeals(of).execute(db);
  return rows;
}

/** The same, to be read with others. */
export const dealsReading = (of: DealsAsked): Reading<RunningDeal[]> => ({
  statement: readingDeals(of),
  made: (rows: readonly RunningDeal[]) => [...rows],
});

const readingDeals = (of: DealsAsked) => staticSql<RunningDeal>`
    SELECT d.id, d.key, d.method, d.value, d.travel_from::text AS "travelFrom", d.travel_to::text AS "travelTo", d.weekdays, ${dealHours} AS sitting,
      GREATEST(LEAST(d.quota - d.claimed, COALESCE(d.per_customer - (SELECT COALESCE(sum(c.units - c.returned), 0)
        FROM travel_deal_claim c WHERE c.deal_id = d.id AND c.customer_id = ${of.customerId}::uuid AND c.state <> 'released'), d.quota)), 0)::int AS left,
      d.claimed >= d.quota AS "soldOut"
    FROM travel_deal d WHERE d.key = ANY(${[...of.keys]}::text[]) AND d.live @> app_now() ORDER BY d.id`;

/** Deals that are switched on and not over, with the units of each that whoever has bought none can have. */
export async function openDealsInFull(db: Queryable): Promise<TimedDeal[]> {
  const { rows } = await sql<TimedDeal>`
    SELECT d.id, d.key, d.method, d.value::int AS value, d.travel_from::text AS "travelFrom", d.travel_to::text AS "travelTo",
      d.weekdays, ${dealHours} AS sitting, LEAST(d.quota - d.claimed, COALESCE(d.per_customer, d.quota)) AS left, d.starts_at AS "startsAt", d.ends_at AS "endsAt"
    FROM travel_deal d WHERE d.enabled AND d.ends_at > app_now() ORDER BY d.id`.execute(db);
  return rows;
}

export type Claim = {
  readonly itemKey: string;
  readonly dealId: string;
  readonly units: number;
  readonly offUsd: number;
  /** What is booked as one and is one unit of the deal: only one of the claims of it has that unit. */
  readonly bundleId?: string | undefined;
};

/** A claim of an order. */
export type OrderClaim = Claim & { readonly orderId: string };

const unitsByDeal = (claims: readonly Pick<Claim, 'dealId' | 'units'>[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { dealId, units } of claims) if (units !== 0) sums.set(dealId, (sums.get(dealId) ?? 0) + units);
  return sums;
};

/**
 * Takes units of deals, or with a negative sign gives them back, in the order of their ids; returns whether all could be had, and whether
 * one of them limits what a customer may have.
 */
async function move(tx: Tx, sums: ReadonlyMap<string, number>): Promise<{ had: boolean; limits: boolean }> {
  const ids = [...sums.keys()].sort();
  if (ids.length > 1) {
    await sql`SELECT 1 FROM travel_deal WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  }
  const { rows } = await sql<{ limits: boolean }>`
    UPDATE travel_deal d SET claimed = d.claimed + s.units
    FROM unnest(${ids}::uuid[], ${ids.map((id) => sums.get(id) ?? 0)}::int[]) AS s(id, units)
    WHERE d.id = s.id AND d.claimed + s.units BETWEEN 0 AND d.quota
    RETURNING d.per_customer IS NOT NULL AS limits`.execute(tx);
  return { had: rows.length === ids.length, limits: rows.some(({ limits }) => limits) };
}

/** Whether a customer may have so many units more of deals whose rows are locked: nobody else can claim them meanwhile. */
async function withinLimit(tx: Tx, customerId: string, sums: ReadonlyMap<string, number>): Promise<boolean> {
  const ids = [...sums.keys()];
  const { rows } = await sql`
    SELECT 1 FROM unnest(${ids}::uuid[], ${ids.map((id) => sums.get(id) ?? 0)}::int[]) AS s(id, units)
    JOIN travel_deal d ON d.id = s.id WHERE s.units + (SELECT COALESCE(sum(c.units - c.returned), 0)
      FROM travel_deal_claim c WHERE c.deal_id = d.id AND c.customer_id = ${customerId} AND c.state <> 'released') > d.per_customer LIMIT 1`.execute(
    tx,
  );
  return rows.length === 0;
}

/** Takes units of deals for a customer; returns whether all could be had, and they may have as many. */
async function take(tx: Tx, customerId: string, sums: ReadonlyMap<string, number>): Promise<boolean> {
  const { had, limits } = await move(tx, sums);
  return had && (!limits || withinLimit(tx, customerId, sums));
}

/**
 * Claims units of deals for one or several orders, all or nothing, the deals of all of them in the order of their ids: call it once for
 * what is booked as one, after everything else that its parts hold. Returns whether there were enough, and the customer may have as many;
 * what it did is undone by its caller otherwise.
 */
export async function claimDealUnits(
  tx: Tx,
  of: { readonly customerId: string; readonly claims: readonly OrderClaim[] },
): Promise<boolean> {
  if (of.claims.length === 0) return true;
  const sums = unitsByDeal(of.claims);
  if (!(await take(tx, of.customerId, sums))) return false;
  const claims = tx.insertInto('travel_deal_claim').values(
    of.claims.map(({ orderId, itemKey, dealId, units, offUsd, bundleId }) => ({
      order_id: orderId,
      item_key: itemKey,
      deal_id: dealId,
      customer_id: of.customerId,
      units,
      off_usd: offUsd,
      bundle_id: bundleId ?? null,
      state: 'held',
    })),
  );
  await enqueue(tx, claims);
  return true;
}

type StoredClaim = Pick<Claim, 'dealId' | 'itemKey' | 'units'> & { readonly bundleId: string | null };

async function claimsIn(tx: Tx, orderId: string, states: readonly string[]): Promise<StoredClaim[]> {
  const { rows } = await sql<StoredClaim>`
    SELECT deal_id AS "dealId", item_key AS "itemKey", units - returned AS units, bundle_id AS "bundleId" FROM travel_deal_claim
    WHERE order_id = ${orderId} AND state = ANY(${[...states]}::text[]) ORDER BY deal_id, item_key`.execute(tx);
  return rows;
}

const mark = (tx: Tx, orderId: string, state: 'held' | 'taken' | 'released') =>
  sql`UPDATE travel_deal_claim SET state = ${state} WHERE order_id = ${orderId}`.execute(tx);

/** The orders among some that have units of deals. */
async function claimsOfAll(tx: Tx, orderIds: readonly string[]): Promise<{ readonly orderId: string }[]> {
  const { rows } = await staticSql<{ orderId: string }>`
    SELECT DISTINCT order_id AS "orderId" FROM travel_deal_claim
    WHERE order_id = ANY(${[...orderIds]}::uuid[]) AND state IN ('held', 'taken')`.execute(tx);
  return rows;
}

/** What an order holds of deals is taken, together with the next statement, before which `heard` is called where it held any. */
export async function takeDealUnits(tx: Tx, orderId: string, heard: () => void): Promise<void> {
  const statement = staticSql`
    UPDATE travel_deal_claim SET state = 'taken' WHERE order_id = ${orderId} AND state = 'held' RETURNING 1`;
  await enqueueWrites(tx, [statement], {
    check: (rows) => {
      if (rows.length > 0) heard();
    },
  });
}

/**
 * Hands the unit of what is booked as one on to an order of it that stays at the deal. Returns whether there is one. The customer's row,
 * which every order of theirs locks first, keeps two of them from doing so at once.
 */
async function handOn(tx: Tx, orderId: string, { bundleId, dealId, itemKey, units }: StoredClaim): Promise<boolean> {
  if (bundleId === null || units === 0) return false;
  const { rows } = await sql`
    UPDATE travel_deal_claim SET units = ${units} WHERE (order_id, item_key) IN (SELECT order_id, item_key FROM travel_deal_claim
      WHERE bundle_id = ${bundleId} AND deal_id = ${dealId} AND order_id <> ${orderId} AND state <> 'released'
      ORDER BY order_id, item_key LIMIT 1) RETURNING 1`.execute(tx);
  if (rows.length === 0) return false;
  await sql`UPDATE travel_deal_claim SET units = 0 WHERE order_id = ${orderId} AND item_key = ${itemKey}`.execute(tx);
  return true;
}

/** Releases what some orders have of deals, the deals of all of them in the order of their ids; once. Returns whether they had any. */
export async function releaseDealUnits(tx: Tx, orderIds: readonly string[]): Promise<boolean> {
  const own: StoredClaim[] = [];
  let had = false;
  const all = Map.groupBy(await claimsOfAll(tx, orderIds), (claim) => claim.orderId);
  for (const orderId of orderIds) {
    if (!all.has(orderId)) continue;
    // Units may have been handed on to it meanwhile.
    const claims = await claimsIn(tx, orderId, ['held', 'taken']);
    had = true;
    for (const claim of claims) if (!(await handOn(tx, orderId, claim))) own.push(claim);
    // Nothing is handed on to it any more.
    await mark(tx, orderId, 'released');
  }
  if (had) await move(tx, new Map([...unitsByDeal(own)].map(([id, units]) => [id, -units])));
  return had;
}

/**
 * Claims again what cancelled orders had, whether their deals still run or not, the deals of all of them in the order of their ids. Returns
 * whether there are enough, and their customer may have as many; what it did is undone by its caller otherwise.
 */
export async function claimDealUnitsAgain(
  tx: Tx,
  of: { readonly orderIds: readonly string[]; readonly customerId: string },
): Promise<boolean> {
  const claims: StoredClaim[] = [];
  for (const orderId of of.orderIds) claims.push(...(await claimsIn(tx, orderId, ['released'])));
  if (claims.length === 0) return true;
  if (!(await take(tx, of.customerId, unitsByDeal(claims)))) return false;
  for (const orderId of of.orderIds) await mark(tx, orderId, 'held');
  return true;
}

/** Releases so many deal units of a paid order of pieces that stays active with the rest; what is booked as one keeps its unit. Returns whether it had any. */
export async function returnDealUnits(
  tx: Tx,
  of: { readonly orderId: string; readonly units: number },
): Promise<boolean> {
  const { rows } = await sql<Pick<Claim, 'dealId'>>`
    UPDATE travel_deal_claim SET returned = returned + ${of.units}::int
    WHERE order_id = ${of.orderId} AND state = 'taken' AND bundle_id IS NULL RETURNING deal_id AS "dealId"`.execute(tx);
  if (rows.length === 0) return false;
  await move(tx, unitsByDeal(rows.map(({ dealId }) => ({ dealId, units: -of.units }))));
  return true;
}

/**
 * Releases what some pieces of a paid order's items have of their deals: those pieces are bought by another order from now on, which is
 * on none. Returns whether there was any.
 */
export async function returnItemUnits(
  tx: Tx,
  of: { readonly orderId: string; readonly pieces: readonly { itemKey: string; pieces: number; of: number }[] },
): Promise<boolean> {
  const { rows } = await sql<Pick<Claim, 'dealId' | 'units'>>`
    WITH gone AS MATERIALIZED (
      SELECT c.order_id, c.item_key, c.deal_id, c.units - ceil(c.units * (w."of" - w.pieces)::numeric / w."of")::int AS units,
        floor(c.off_usd::numeric / w."of") * w.pieces AS off
      FROM travel_deal_claim c JOIN jsonb_to_recordset(${json(of.pieces)}::jsonb) AS w("itemKey" text, pieces int, "of" int)
        ON w."itemKey" = c.item_key
      WHERE c.order_id = ${of.orderId} AND c.state = 'taken'),
    rest AS (
      UPDATE travel_deal_claim c SET units = c.units - g.units, off_usd = c.off_usd - g.off FROM gone g
      WHERE c.order_id = g.order_id AND c.item_key = g.item_key AND c.units > g.units),
    none AS (
      DELETE FROM travel_deal_claim c USING gone g
      WHERE c.order_id = g.order_id AND c.item_key = g.item_key AND c.units = g.units)
    SELECT deal_id AS "dealId", units FROM gone WHERE units > 0 ORDER BY deal_id, item_key`.execute(tx);
  if (rows.length === 0) return false;
  const back = new Map([...unitsByDeal(rows)].map(([id, units]) => [id, -units]));
  await move(tx, back);
  return true;
}

/** A deal that an item of an order was bought at, whether it still runs or not: `left` are the units that the item has of it. */
export type OwnDeal = RunningDeal & { readonly itemKey: string };

/** The deals that items of a paid order were bought at; of what is booked as one none. */
export async function ownDeals(db: Queryable, orderId: string): Promise<OwnDeal[]> {
  const { rows } = await sql<OwnDeal>`
    SELECT c.item_key AS "itemKey", d.id, d.key, d.method, d.value::int AS value, d.travel_from::text AS "travelFrom",
      d.travel_to::text AS "travelTo", d.weekdays, ${dealHours} AS sitting, c.units - c.returned AS left
    FROM travel_deal_claim c JOIN travel_deal d ON d.id = c.deal_id
    WHERE c.order_id = ${orderId} AND c.state = 'taken' AND c.bundle_id IS NULL ORDER BY c.item_key`.execute(db);
  return rows;
}

/**
 * Keeps what some items of a paid order have of the deals they were bought at, for no more units than they had; the rest of its units goes
 * back. Returns whether it had any.
 */
export async function keepDeals(tx: Tx, orderId: string, kept: readonly Claim[]): Promise<boolean> {
  if (kept.length === 0) return leaveDeals(tx, orderId);
  const unitsOf = ({ itemKey, dealId }: StoredClaim): number =>
    kept.find((one) => one.itemKey === itemKey && one.dealId === dealId)?.units ?? 0;
  const claims = await claimsIn(tx, orderId, ['taken']);
  const back = unitsByDeal(claims.map((claim) => ({ dealId: claim.dealId, units: unitsOf(claim) - claim.units })));
  invariant(
    [...back.values()].every((units) => units <= 0),
    `order ${orderId} keeps more units of a deal than it has`,
  );
  await sql`
    UPDATE travel_deal_claim c SET units = k.units, returned = 0, off_usd = k."offUsd"
    FROM jsonb_to_recordset(${json(kept)}::jsonb) AS k("itemKey" text, "dealId" uuid, units int, "offUsd" bigint)
    WHERE c.order_id = ${orderId} AND c.state = 'taken' AND c.item_key = k."itemKey" AND c.deal_id = k."dealId"`.execute(
    tx,
  );
  await sql`
    UPDATE travel_deal_claim SET state = 'released', off_usd = 0
    WHERE order_id = ${orderId} AND item_key <> ALL(${kept.map(({ itemKey }) => itemKey)}::text[])`.execute(tx);
  await move(tx, back);
  return true;
}

/**
 * Takes an order off the deals it was bought at: its other dates are priced without them, so its units go back and nothing is taken
 * off any more. Returns whether it had any.
 */
export async function leaveDeals(tx: Tx, orderId: string): Promise<boolean> {
  const had = await releaseDealUnits(tx, [orderId]);
  await sql`UPDATE travel_deal_claim SET off_usd = 0 WHERE order_id = ${orderId}`.execute(tx);
  return had;
}
