import type { TourParty } from '@app/contract/verticals/tours/party';

/** Who goes where children of their ages cannot: the others of the party. */
export const withoutChildren = ({ adults, seniors }: TourParty): TourParty => ({
  adults: adults + seniors === 0 ? 1 : adults,
  seniors,
  childAges: [],
});

/** Whom tours are shown for that do not take so many. */
export const FEWER: TourParty = { adults: 2, seniors: 0, childAges: [] };
