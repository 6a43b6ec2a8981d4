import { addMs, DAY, MINUTE } from '@app/kernel/clock';
import type { TravelOffer } from '../../../modules/travel/public.ts';
import { atDeal } from '../../../modules/travel-deals/core.ts';
import type { Chance } from '../chance.ts';
import type { SeededCustomer } from '../customers.ts';
import type { PlannedDeal } from './planned-deal.ts';

const SETTLED = 2 * DAY;
/** When the last order was placed that is paid, and when those that are not: before the shortest time to pay is over. */
const PAID_BY = 20 * MINUTE;
const UNPAID_SINCE = [1, 9] as const;
/** Times that booking is tried for each unit: on many days and of many subjects nothing is to be had. */
const TRIES = 40;

/** Who is to book at a deal, when, and how many units at most. */
export type DealTurn = {
  readonly deal: PlannedDeal;
  readonly customer: SeededCustomer;
  readonly placedAt: Date;
  readonly unpaid: boolean;
  readonly most: number;
};

/** Units of a deal that a booking of this offer claims. */
export const unitsAt = (offer: Pick<TravelOffer, 'items'>, deal: PlannedDeal): number =>
  offer.items.reduce((sum, { quantity, deal: scope }) => {
    const units = scope?.keys.includes(deal.key)
      ? atDeal({ quantity, scope }, { ...deal, left: deal.quota })?.units
      : 0;
    return sum + (units ?? 0);
  }, 0);

/** Somebody who had an account by then. */
function someBuyer(
  all: readonly SeededCustomer[],
  { chance, placedAt, not }: { chance: Chance; placedAt: Date; not: ReadonlySet<string> },
): SeededCustomer | null {
  const known = all.filter(({ id, createdAt }) => !not.has(id) && addMs(createdAt, SETTLED) < placedAt);
  return known.length > 0 ? chance.pick(known) : null;
}

/**
 * Has different buyers book at the deals until as many units are claimed as are wanted of each; the last ones are not
 * paid yet. `book` returns what was booked and its units, or null where nothing can be had.
 */
export async function bookAtDeals<T>(
  deals: readonly PlannedDeal[],
  { chance, now, buyers }: { chance: Chance; now: Date; buyers: readonly SeededCustomer[] },
  book: (turn: DealTurn) => Promise<{ readonly booked: T; readonly units: number } | null>,
): Promise<T[]> {
  const all: T[] = [];
  for (const deal of deals) {
    const had = new Set<string>();
    let left = deal.wanted;
    for (let attempt = 0; left > 0 && attempt < TRIES * deal.wanted; attempt += 1) {
      const unpaid = left <= deal.unpaid;
      const placedAt = unpaid
        ? addMs(now, -chance.between(...UNPAID_SINCE) * MINUTE)
        : new Date(chance.between(deal.startsAt.getTime(), now.getTime() - PAID_BY));
      const customer = someBuyer(buyers, { chance, placedAt, not: had });
      if (!customer) break;
      const most = unpaid ? 1 : Math.min(deal.perCustomer, left - deal.unpaid);
      const made = await book({ deal, customer, placedAt, unpaid, most });
      if (!made) continue;
      all.push(made.booked);
      had.add(customer.id);
      left -= made.units;
    }
  }
  return all;
}
