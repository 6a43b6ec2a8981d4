import { addMs, HOUR } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import type { SeededCustomer } from '../../../demo/seed/customers.ts';
import { bookAtDeals, type DealTurn } from '../../../demo/seed/travel/deal-bookings.ts';
import type { PlannedDeal } from '../../../demo/seed/travel/planned-deal.ts';
import type { PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import { holdsOn } from '../../../modules/travel-deals/core.ts';
import { closesAt } from '../domain/departure-state.ts';
import type { StoredDeparture } from '../domain/stored-tour.ts';
import { tourKey } from '../usecases/deal-tours.ts';
import { PAYS_AFTER, type Stage, takes, tripOf, type Wish } from './book-tour.ts';

/** Days ahead up to which tours are booked at deals, and the next departures among which a customer chooses. */
const AHEAD = 60;
const NEXT = 4;
const SIZES = [1, 2, 2, 2, 3, 4] as const;

/** Whether a departure takes place, or nobody has booked it before deals: how it is decided is shown by others. */
function canBeHad({ id, cancelledAt, guaranteedAt, closed }: StoredDeparture, { taken }: Stage): boolean {
  return cancelledAt === null && !closed && (guaranteedAt !== null || !taken.has(id));
}

/** A place on one of the next departures on which a deal holds; null where there is none. */
function wishAt(
  { deal, customer, placedAt, unpaid, most }: DealTurn,
  had: ReadonlySet<string>,
  stage: Stage,
): Wish | null {
  const { tours, departures, taken, chance, now } = stage;
  const tour = tours.find(({ id }) => tourKey(id) === deal.key);
  if (!tour) return null;
  const adults = chance.pick(SIZES.filter((size) => size <= Math.min(most, tour.maxParty)));
  const last = addDays(now.toISOString().slice(0, 10), AHEAD);
  const next = (departures.get(tour.id) ?? [])
    .filter((one) => one.day <= last && holdsOn(deal, one.day) && closesAt(one, tour.cutoffMinutes) > addMs(now, HOUR))
    .filter((one) => had.has(one.id) && (taken.get(one.id) ?? 0) + adults < one.capacity)
    .slice(0, NEXT);
  if (next.length === 0) return null;
  const party = { adults, seniors: 0, childAges: [] };
  const wish: Wish = {
    customer,
    tour,
    departure: chance.pick(next),
    party,
    fate: unpaid ? 'unpaid' : 'travelled',
    placedAt,
  };
  return takes(stage, wish) ? wish : null;
}

/** When enough had paid for a departure that was open; null where they have not yet. */
function enoughAt(wishes: readonly Wish[], { departure, tour }: Wish): Date | null {
  const paid = wishes
    .filter((one) => one.departure.id === departure.id && one.fate !== 'unpaid')
    .sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  let people = 0;
  for (const { party, placedAt } of paid) {
    people += party.adults;
    if (people >= tour.minPeople) return addMs(placedAt, PAYS_AFTER);
  }
  return null;
}

/** A wish for a departure that was open is sure once enough have paid, and waits until then. */
function decided(wish: Wish, wishes: readonly Wish[]): Wish {
  if (wish.departure.guaranteedAt !== null || wish.fate === 'unpaid') return wish;
  const surelyAt = enoughAt(wishes, wish);
  return surelyAt ? { ...wish, surelyAt } : { ...wish, fate: 'waiting' };
}

/** Tours that customers have booked at discount deals. */
export async function dealTours(
  deals: readonly PlannedDeal[],
  stage: Stage & { readonly buyers: readonly SeededCustomer[] },
): Promise<PlannedTrip[]> {
  const open = [...stage.departures.values()].flat().filter((departure) => canBeHad(departure, stage));
  const had = new Set(open.map(({ id }) => id));
  const wishes = await bookAtDeals(
    deals.filter(({ kind }) => kind === 'tour'),
    stage,
    async (turn) => {
      const wish = wishAt(turn, had, stage);
      return wish && { booked: wish, units: wish.party.adults };
    },
  );
  const trips: PlannedTrip[] = [];
  for (const wish of wishes) trips.push(await tripOf(decided(wish, wishes), stage));
  return trips;
}
