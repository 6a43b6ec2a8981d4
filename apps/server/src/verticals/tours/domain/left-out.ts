import { sortParty, type TourParty, tourTravellers } from '@app/contract/verticals/tours/party';
import type { TourFacts } from './stored-tour.ts';

/** Tours that do not take a party: for the age of a child, or for who they are and how many. */
export type LeftOut = { readonly ages: readonly TourFacts[]; readonly people: readonly TourFacts[] };

export function leftOutBy(tours: readonly TourFacts[], party: TourParty): LeftOut {
  const ages: TourFacts[] = [];
  const people: TourFacts[] = [];
  for (const tour of tours) {
    const sorted = sortParty(tour.units, party);
    if ('flaw' in sorted) (sorted.flaw.field === 'childAges' ? ages : people).push(tour);
    else if (tourTravellers(party) > tour.maxParty) people.push(tour);
  }
  return { ages, people };
}

/** Who goes where children of their ages cannot: the others of the party. */
export const withoutChildren = ({ adults, seniors }: TourParty): TourParty => ({
  adults: adults + seniors === 0 ? 1 : adults,
  seniors,
  childAges: [],
});

/** Whom tours are shown for that do not take so many. */
export const FEWER: TourParty = { adults: 2, seniors: 0, childAges: [] };
