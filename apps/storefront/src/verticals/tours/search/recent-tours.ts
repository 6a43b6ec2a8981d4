import type { TourTrip } from '../../../widgets/tours/tour-trip.ts';
import { isLocalDate } from '../../../widgets/travel/dates/local-date.ts';
import type { RecentStore } from '../../../widgets/travel/search/use-recent-searches.ts';

/** A search of tours; the city is null anywhere. */
export type RecentTour = TourTrip & { readonly city: string | null; readonly name: string };

const isParty = (value: unknown): value is TourTrip['party'] => {
  const { adults, seniors, childAges } = (value ?? {}) as Partial<TourTrip['party']>;
  return (
    typeof adults === 'number' &&
    typeof seniors === 'number' &&
    Array.isArray(childAges) &&
    childAges.every((age) => typeof age === 'number')
  );
};

const isRecent = (value: unknown): value is RecentTour => {
  const { city, name, when, party } = (value ?? {}) as Partial<RecentTour>;
  return (
    (city === null || typeof city === 'string') &&
    typeof name === 'string' &&
    (when === null || (when !== undefined && isLocalDate(when.from) && isLocalDate(when.to))) &&
    isParty(party)
  );
};

/** The tour searches of this device: of use until their days are over, the same place and days once. */
export const recentTours: RecentStore<RecentTour> = {
  record: 'recent_tour_searches',
  is: isRecent,
  isAhead: ({ when }, today) => when === null || when.to >= today,
  isSame: (a, b) => a.city === b.city && a.when?.from === b.when?.from && a.when?.to === b.when?.to,
};
