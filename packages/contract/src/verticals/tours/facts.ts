/** How people travel: with others, among themselves, or within a day; labels are the message keys `tours.kind.<name>`. */
export const TOUR_KINDS = ['group', 'private', 'day'] as const;
export type TourKind = (typeof TOUR_KINDS)[number];

/** Labels are the message keys `tours.sort.<name>`. */
export const TOUR_SORTS = ['popular', 'price_asc', 'price_desc', 'score', 'soonest', 'length'] as const;
export type TourSort = (typeof TOUR_SORTS)[number];

/** How long a tour is: up to five hours, a day, 2 to 4 days, 5 to 7, more; labels are `tours.length.<name>`. */
export const TOUR_LENGTHS = ['hours', 'day', 'short', 'week', 'long'] as const;
export type TourLength = (typeof TOUR_LENGTHS)[number];

export function lengthOf({ days, hours }: { readonly days: number; readonly hours: number | null }): TourLength {
  if (days === 1) return hours !== null && hours <= 5 ? 'hours' : 'day';
  if (days <= 4) return 'short';
  return days <= 7 ? 'week' : 'long';
}

/** People of an age that pay the same; labels are the message keys `tours.unit.<name>`. */
export const TOUR_UNITS = ['adult', 'senior', 'youth', 'child', 'infant'] as const;
export type TourUnitKey = (typeof TOUR_UNITS)[number];

/** What is eaten on a day of the itinerary; labels are the message keys `tours.meal.<name>`. */
export const TOUR_MEALS = ['breakfast', 'lunch', 'dinner'] as const;
export type TourMeal = (typeof TOUR_MEALS)[number];

/** Languages (ISO 639-1) that guides speak; their names come from `Intl.DisplayNames`. */
export const GUIDE_LANGUAGES = ['en', 'zh', 'es', 'pt', 'fr', 'de', 'it', 'ja', 'ko'] as const;
export type GuideLanguage = (typeof GUIDE_LANGUAGES)[number];

/** How a departure stands for who looks at it; labels are the message keys `tours.state.<name>`. */
export const DEPARTURE_SHOWN = ['open', 'few', 'full', 'closed', 'cancelled'] as const;
export type DepartureShown = (typeof DEPARTURE_SHOWN)[number];

/** What an extra is counted by; labels are the message keys `tours.per.<name>`. */
export const EXTRA_PER = ['person', 'booking'] as const;
export type ExtraPer = (typeof EXTRA_PER)[number];

/** The effort of a tour from 1 to 5; labels are the message keys `tours.difficulty.<number>`. */
export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
