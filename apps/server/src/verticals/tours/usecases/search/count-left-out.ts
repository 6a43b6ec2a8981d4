import type { TourParty } from '@app/contract/verticals/tours/party';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { bookableTours, type Narrowed } from '../../db/bookable-departure.repo.ts';
import { type Filters, isTourLeft } from '../../domain/filter-tours.ts';
import { FEWER, leftOutBy, withoutChildren } from '../../domain/left-out.ts';
import { filter, fittingTours } from '../../domain/rank-tours.ts';
import type { TourFacts } from '../../domain/stored-tour.ts';
import { candidatesAmong, type ToursOnDeals } from './candidates.ts';

type FewerAsked = {
  readonly filters: Filters;
  readonly narrowed: Narrowed;
  readonly now: Date;
  readonly onDeals: ToursOnDeals;
};

/** How many tours are not found for the age of a child, or for who travels and how many, and would be without. */
export async function countLeftOut(
  db: Queryable,
  { tours, party }: { readonly tours: readonly TourFacts[]; readonly party: TourParty },
  { filters, narrowed, now, onDeals }: FewerAsked,
): Promise<{ ages: number; people: number }> {
  const left = leftOutBy(
    tours.filter((tour) => isTourLeft(tour, filters)),
    party,
  );
  const ages = { tours: left.ages, party: withoutChildren(party) };
  const people = { tours: left.people, party: FEWER };
  if (filters.minUsd === null && filters.maxUsd === null) {
    // Whatever they cost: that there is a departure is all that matters.
    const [ofAges, ofPeople] = [ages, people].map((one) => fittingTours(one.tours, one.party, now));
    const wanted = [...(ofAges ?? []), ...(ofPeople ?? [])].map((one) => one.wanted);
    const found = await bookableTours(db, wanted, narrowed);
    const count = (fitting: typeof ofAges) => fitting?.filter(({ tour }) => found.has(tour.id)).length ?? 0;
    return { ages: count(ofAges), people: count(ofPeople) };
  }
  const { from, to } = narrowed;
  const count = async (one: typeof ages): Promise<number> =>
    filter(await candidatesAmong(db, one.tours, { from, to, party: one.party, now, onDeals }), filters).length;
  return { ages: await count(ages), people: await count(people) };
}
