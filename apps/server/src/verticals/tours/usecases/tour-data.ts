import type { TourCalendarDay, TourDetail } from '@app/contract/verticals/tours/views';
import {
  type Availability,
  type JsonLd,
  offerData,
  offersData,
  placeData,
  ratingData,
  reviewsData,
} from '../../../modules/pages/public.ts';

const AVAILABILITY = {
  open: 'InStock',
  few: 'LimitedAvailability',
  full: 'SoldOut',
  closed: 'SoldOut',
  cancelled: 'SoldOut',
} as const satisfies Record<TourCalendarDay['state'], Availability>;

/** Departures that are written as events: the next ones are asked for most. */
const EVENTS = 10;

const stopsData = (tour: TourDetail): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: tour.itinerary.map((day) => ({
    '@type': 'ListItem',
    position: day.day,
    item: { '@type': 'TouristAttraction', name: day.title, ...(day.text ? { description: day.text } : {}) },
  })),
});

const meetingPlace = (tour: TourDetail): JsonLd => ({
  '@type': 'Place',
  name: tour.meeting.name,
  ...placeData({ ...tour.meeting, city: tour.city, country: tour.country }),
});

/** A tour as a product with the range of its prices, its days, and its next departures as events. */
export function tourData(
  tour: TourDetail,
  departures: readonly TourCalendarDay[],
  of: { readonly url: string; readonly picture: string },
): readonly JsonLd[] {
  const { url, picture } = of;
  const open = departures.filter(({ state }) => state === 'open' || state === 'few');
  const offers = offersData(
    open.map(({ price }) => price),
    { availability: 'InStock', url },
  );
  const trip: JsonLd = {
    '@type': 'TouristTrip',
    touristType: tour.themes.map(({ name }) => name),
    itinerary: stopsData(tour),
    provider: { '@type': 'Organization', name: tour.operator },
    ...(offers ? { offers } : {}),
  };
  // Stars are shown of products, not of trips.
  const liked: JsonLd = {
    '@type': 'Product',
    ...(offers ? { offers } : {}),
    ...ratingData({ score: tour.score, best: 10, reviews: tour.reviews }),
    ...reviewsData(tour.latestReviews),
  };
  const events = open.slice(0, EVENTS).map(
    ({ date, price, state }): JsonLd => ({
      '@type': 'Event',
      startDate: date,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: meetingPlace(tour),
      organizer: { '@type': 'Organization', name: tour.operator },
      image: [picture],
      offers: offerData({ price, availability: AVAILABILITY[state], url }),
    }),
  );
  return [trip, ...(offers || tour.reviews > 0 ? [liked] : []), ...events];
}
