import type { TourParty } from '@app/contract/verticals/tours/party';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { departureGroups, type Narrowed } from '../../db/departure.repo.ts';
import { type Candidate, fittingTours, pricedGroups } from '../../domain/rank-tours.ts';
import type { TourFacts } from '../../domain/stored-tour.ts';

/** Tours that take a party, with what they have to offer in some days. */
export async function candidatesAmong(
  db: Queryable,
  tours: readonly TourFacts[],
  of: Pick<Narrowed, 'from' | 'to'> & { readonly party: TourParty; readonly now: Date },
): Promise<Candidate[]> {
  const fitting = fittingTours(tours, of.party, of.now);
  const groups = Map.groupBy(
    await departureGroups(
      db,
      fitting.map(({ wanted }) => wanted),
      of,
    ),
    ({ tourId }) => tourId,
  );
  return fitting.map((one) => ({ ...one, groups: pricedGroups(one.tour, groups.get(one.tour.id) ?? []) }));
}
