import { addMs, DAY, HOUR } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import type { FrozenItem } from '../../../modules/travel/domain/frozen-travel.ts';
import type { OfferItem } from '../../../modules/travel/public.ts';
import { bestDeal, type RunningDeal } from '../../../modules/travel-deals/core.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import type { DemoDeal } from '../../content/vertical-demo.ts';
import { verticalDeals } from '../../content/vertical-demos.ts';
import { insertRows } from '../bulk.ts';
import type { Chance } from '../chance.ts';
import type { PlannedDeal } from './planned-deal.ts';
import type { LivingTrip, PlannedTrip } from './trip.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** Units in orders that are not paid yet: of deals that are nearly gone, and of others. */
const UNPAID = { nearlyGone: 2, else: 1 };
const NEARLY_GONE = 0.8;

type Planned = { readonly demo: DemoDeal; readonly deal: PlannedDeal };
type Claim = {
  readonly orderId: string;
  readonly customerId: string;
  readonly itemKey: string;
  readonly dealId: string;
  readonly units: number;
  readonly offUsd: number;
};

/** An item of a trip as it was bought, at a deal or not. */
export type DealtItem = { readonly key: string; readonly deal: FrozenItem['deal'] | null };

export type DemoDeals = {
  /** All of them, those to come too. */
  readonly planned: readonly PlannedDeal[];
  /** Deals that run at the moment a trip is booked, with what its customer can still have. */
  at(plan: PlannedTrip): RunningDeal[];
  /** Writes down that a trip was booked with items at deals. */
  claim(plan: PlannedTrip, items: readonly DealtItem[]): void;
  /** A trip was cancelled: others can have what it claimed. */
  release(plan: PlannedTrip): void;
  write(tx: Tx, trips: readonly LivingTrip[]): Promise<void>;
};

/** The claim of an item that the pipeline priced. */
export const dealtItem = (item: OfferItem, deals: readonly RunningDeal[], dealId: string | null): DealtItem => {
  const found = item.deal ? bestDeal({ quantity: item.quantity, scope: item.deal }, deals) : null;
  if (!found || found.id !== dealId) return { key: item.key, deal: null };
  const offUsd = (item.priceUsd - found.priceUsd) * item.quantity;
  return { key: item.key, deal: { id: found.id, units: found.units, offUsd } };
};

const stateOf = ({ state }: LivingTrip): 'held' | 'taken' | 'released' => {
  if (state === 'cancelled') return 'released';
  return state === 'pending_review' || state === 'pending_payment' ? 'held' : 'taken';
};

/** How much of a deal is to be claimed by now. */
function wantedOf({ share = 0, quota }: DemoDeal, begun: boolean): Pick<PlannedDeal, 'wanted' | 'unpaid'> {
  const wanted = begun ? Math.ceil(quota * share) : 0;
  return { wanted, unpaid: Math.min(wanted, share >= NEARLY_GONE ? UNPAID.nearlyGone : UNPAID.else) };
}

function plannedDeal(demo: DemoDeal, of: { readonly id: string; readonly now: Date }): PlannedDeal {
  const today = dayIn('UTC', of.now);
  const startsAt = addMs(of.now, Math.round(demo.startsInHours * HOUR));
  const [from, to] = demo.travelInDays ?? [null, null];
  return {
    id: of.id,
    kind: demo.kind,
    key: demo.key,
    method: demo.method,
    value: demo.value,
    startsAt,
    endsAt: addMs(startsAt, demo.lastsHours * HOUR),
    travelFrom: from === null ? null : addDays(today, from),
    travelTo: to === null ? null : addDays(today, to),
    weekdays: demo.weekdays ?? EVERY_DAY,
    sitting: demo.sitting ?? null,
    quota: demo.quota,
    perCustomer: demo.perCustomer,
    ...wantedOf(demo, startsAt <= of.now),
  };
}

const sumOf = (claims: Iterable<Claim>): number => [...claims].reduce((sum, { units }) => sum + units, 0);

/** The quota of a deal of which so much is claimed: its own, or less where fewer units were claimed than it is to show. */
function quotaOf({ share, quota }: DemoDeal, claimed: number): number {
  const cut = share === undefined || claimed === 0 ? quota : Math.ceil(claimed / share);
  return Math.max(claimed, Math.min(quota, cut));
}

/** Discount deals of every vertical, which trips are booked at. */
export async function planDeals(
  tx: Tx,
  { chance, now, cityIds }: { chance: Chance; now: Date; cityIds: ReadonlyMap<string, string> },
): Promise<DemoDeals> {
  const all: Planned[] = [];
  for (const read of await verticalDeals())
    for (const demo of await read(tx, { cityIds }))
      all.push({ demo, deal: plannedDeal(demo, { id: chance.id(addMs(now, -DAY)), now }) });
  const claims: Claim[] = [];
  /** Orders that were cancelled. */
  const released = new Set<string>();
  const living = (dealId: string): Claim[] =>
    claims.filter((claim) => claim.dealId === dealId && !released.has(claim.orderId));

  const at = ({ placedAt, customer }: PlannedTrip): RunningDeal[] =>
    all
      .filter(({ deal }) => deal.startsAt <= placedAt && deal.endsAt > placedAt)
      .map(({ deal }) => {
        const had = living(deal.id);
        const own = sumOf(had.filter(({ customerId }) => customerId === customer.id));
        return { ...deal, left: Math.min(deal.perCustomer - own, deal.quota - sumOf(had)) };
      });

  function claim({ id: orderId, customer }: PlannedTrip, items: readonly DealtItem[]): void {
    for (const { key, deal } of items)
      if (deal) {
        const { id: dealId, units, offUsd } = deal;
        claims.push({ orderId, customerId: customer.id, itemKey: key, dealId, units, offUsd });
      }
  }

  async function write(db: Tx, trips: readonly LivingTrip[]): Promise<void> {
    const byOrder = new Map(trips.map((trip) => [trip.plan.id, trip]));
    await insertRows(
      db,
      'travel_deal',
      all.map(({ demo, deal }) => {
        const claimed = sumOf(living(deal.id));
        return {
          id: deal.id,
          kind: deal.kind,
          key: deal.key,
          title: demo.title,
          line: demo.line,
          method: deal.method,
          value: deal.value,
          starts_at: deal.startsAt,
          ends_at: deal.endsAt,
          travel_from: deal.travelFrom,
          travel_to: deal.travelTo,
          weekdays: deal.weekdays,
          hour_from: deal.sitting?.from ?? null,
          hour_to: deal.sitting?.to ?? null,
          quota: quotaOf(demo, claimed),
          claimed,
          per_customer: deal.perCustomer,
          enabled: true,
          created_at: addMs(deal.startsAt, -DAY),
        };
      }),
    );
    await insertRows(
      db,
      'travel_deal_claim',
      claims.flatMap(({ orderId, customerId, itemKey, dealId, units, offUsd }) => {
        const trip = byOrder.get(orderId);
        return trip
          ? {
              order_id: orderId,
              item_key: itemKey,
              deal_id: dealId,
              customer_id: customerId,
              units,
              off_usd: offUsd,
              state: stateOf(trip),
              at: trip.plan.placedAt,
            }
          : [];
      }),
    );
  }

  return { planned: all.map(({ deal }) => deal), at, claim, release: ({ id }) => void released.add(id), write };
}
