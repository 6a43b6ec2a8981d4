import type { TourParty } from '@app/contract/verticals/tours/party';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { countBookable, type Narrowed } from '../../db/bookable-departure.repo.ts';
import { FEWER, leftOutBy, withoutChildren } from '../../domain/left-out.ts';
import { type Filters, filter, fittingTours, isTourLeft } from '../../domain/rank-tours.ts';
import type { TourFacts } from '../../domain/stored-tour.ts';
import { candidatesAmong, type ToursOnDeals } from './candidates.ts';

type FewerAsked = {
  readonly filters: Filters;
  readonly narrowed: Narrowed;
  readonly now: Date;
  readonly onDeals: ToursOnDeals;
};

/** How many of some tours a party would find. */
async function countFound(
  db: Queryable,
  { tours, party }: { readonly tours: readonly TourFacts[]; readonly party: TourParty },
  { filters, narrowed, now, onDeals }: FewerAsked,
): Promise<number> {
  const left = tours.filter((tour) => isTourLeft(tour, filters));
  if (filters.minUsd === null && filters.maxUsd === null) {
    // Whatever they cost: that there is a departure is all that matters.
    const wanted = fittingTours(left, party, now).map((one) => one.wanted);
    return countBookable(db, wanted, narrowed);
  }
  const { from, to } = narrowed;
  return filter(await candidatesAmong(db, left, { from, to, party, now, onDeals }), filters).length;
}

/** How many tours are not found for the age of a child, or for who travels and how many, and would be without. */
export async function countLeftOut(
  db: Queryable,
  { tours, party }: { readonly tours: readonly TourFacts[]; readonly party: TourParty },
  asked: FewerAsked,
): Promise<{ ages: number; people: number }> {
  const left = leftOutBy(tours, party);
  const [ages, people] = await Promise.all([
    countFound(db, { tours: left.ages, party: withoutChildren(party) }, asked),
    countFound(db, { tours: left.people, party: FEWER }, asked),
  ]);
  return { ages, people };
}
