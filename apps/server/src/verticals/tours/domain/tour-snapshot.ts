import { type Locale, type Localized, localize, tagOf } from '@app/contract/core/locale';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { GuideLanguage, TourKind, TourUnitKey } from '@app/contract/verticals/tours/facts';
import type { TourParty } from '@app/contract/verticals/tours/party';
import type { TourDay, TourItem, TourPlace } from '@app/contract/verticals/tours/views';
import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { wallTimeIn } from '@app/kernel/zone-time';
import { decidedState, missingOf } from './departure-state.ts';
import type { StoredDeparture, StoredMeeting, StoredPlace, StoredTour, StoredTourDay } from './stored-tour.ts';
import type { Chosen } from './tour-items.ts';

type SnapshotNow = Pick<TourItem['now'], 'state' | 'missing' | 'booked'>;

/** What is frozen of a tour with a quote and an order: names in every language, moments as ISO texts. */
export type TourSnapshot = {
  readonly tourId: string;
  readonly departureId: string;
  readonly kind: TourKind;
  readonly name: Localized;
  readonly city: Localized;
  readonly cover: string;
  readonly operator: string;
  readonly day: string;
  readonly start: string;
  readonly startsAt: string;
  readonly language: GuideLanguage;
  readonly days: number;
  readonly nights: number;
  readonly hours: number | null;
  readonly zone: string;
  readonly meeting: StoredMeeting;
  readonly pickup: (StoredPlace & { readonly minutesBefore: number }) | null;
  readonly units: readonly { readonly key: TourUnitKey; readonly count: number }[];
  readonly party: TourParty;
  readonly seats: number;
  readonly extras: readonly { readonly name: Localized; readonly count: number }[];
  readonly singleRooms: number;
  readonly names: 'lead' | 'all';
  readonly itinerary: readonly StoredTourDay[];
  readonly included: readonly Localized[];
  readonly excluded: readonly Localized[];
  readonly notices: readonly Localized[];
  readonly minPeople: number;
  readonly decidesAt: string | null;
  /** How the departure stood when it was priced. */
  readonly now: SnapshotNow;
};

/** What a snapshot calls its names: an order is found by them. */
export const TOUR_NAMES = ['name', 'city'] as const;

export const asSnapshot = (snapshot: Record<string, unknown>): TourSnapshot => snapshot as unknown as TourSnapshot;

export function snapshotOf(of: {
  readonly tour: StoredTour;
  readonly departure: StoredDeparture;
  readonly chosen: Chosen;
  readonly party: TourParty;
  readonly terms: (ids: readonly string[]) => Localized[];
}): TourSnapshot {
  const { tour, departure, chosen, terms } = of;
  const { pickup } = chosen;
  return {
    tourId: tour.id,
    departureId: departure.id,
    kind: tour.kind,
    name: tour.name,
    city: tour.city,
    cover: tour.cover,
    operator: tour.operator,
    day: departure.day,
    start: departure.start,
    startsAt: departure.startsAt.toISOString(),
    language: departure.language,
    days: tour.days,
    nights: tour.nights,
    hours: tour.hours,
    zone: tour.zone,
    meeting: departure.meeting ?? tour.meeting,
    pickup: pickup && {
      name: pickup.name,
      latitude: pickup.latitude,
      longitude: pickup.longitude,
      minutesBefore: pickup.minutesBefore,
    },
    units: chosen.counts.map(({ unit, count }) => ({ key: unit.key, count })),
    party: of.party,
    seats: chosen.seats,
    extras: chosen.extras.map(({ extra, count }) => ({ name: extra.name, count })),
    singleRooms: chosen.singleRooms,
    names: tour.names,
    itinerary: tour.itinerary,
    included: terms(tour.included),
    excluded: terms(tour.excluded),
    notices: terms(tour.notices),
    minPeople: departure.minPeople,
    decidesAt: departure.decidesAt?.toISOString() ?? null,
    now: { state: decidedState(departure), missing: missingOf(departure), booked: departure.sold },
  };
}

export const placeView = (place: StoredPlace, lang: Locale): TourPlace => ({
  name: localize(place.name, lang),
  latitude: place.latitude,
  longitude: place.longitude,
});

export const meetingView = (meeting: StoredMeeting, lang: Locale) => ({
  ...placeView(meeting, lang),
  address: localize(meeting.address, lang),
  note: localize(meeting.note, lang),
});

export const itineraryView = (days: readonly StoredTourDay[], lang: Locale): TourDay[] =>
  days.map(({ title, text, meals, stay, stops }, index) => ({
    day: index + 1,
    title: localize(title, lang),
    text: localize(text, lang),
    meals: [...meals],
    stay: localize(stay, lang),
    stops: stops.map((stop) => placeView(stop, lang)),
  }));

/** The contract's `TourItem` of a snapshot. */
function itemOf(snapshot: TourSnapshot, lang: Locale): TourItem {
  const { pickup, zone, startsAt, party } = snapshot;
  const texts = (names: readonly Localized[]) => names.map((name) => localize(name, lang));
  return {
    tourId: snapshot.tourId,
    departureId: snapshot.departureId,
    kind: snapshot.kind,
    day: snapshot.day,
    lastDay: addDays(snapshot.day, snapshot.days - 1),
    start: snapshot.start,
    language: snapshot.language,
    days: snapshot.days,
    nights: snapshot.nights,
    hours: snapshot.hours,
    zone,
    operator: snapshot.operator,
    meeting: meetingView(snapshot.meeting, lang),
    pickup: pickup && {
      ...placeView(pickup, lang),
      at: wallTimeIn(zone, addMs(new Date(startsAt), -pickup.minutesBefore * MINUTE)).slice(11, 16),
    },
    units: snapshot.units.map((unit) => ({ ...unit })),
    party: { ...party, childAges: [...party.childAges] },
    extras: snapshot.extras.map(({ name, count }) => ({ name: localize(name, lang), count })),
    singleRooms: snapshot.singleRooms,
    names: snapshot.names,
    itinerary: itineraryView(snapshot.itinerary, lang),
    included: texts(snapshot.included),
    excluded: texts(snapshot.excluded),
    notices: texts(snapshot.notices),
    minPeople: snapshot.minPeople,
    decidesAt: snapshot.decidesAt,
    now: { ...snapshot.now, guide: '', guidePhone: '', instead: [] },
  };
}

const languageNames = new Map<Locale, Intl.DisplayNames>();

/** A guide's language by its name in the reader's. */
function languageName(language: string, lang: Locale): string {
  const names = languageNames.get(lang) ?? new Intl.DisplayNames([tagOf(lang)], { type: 'language' });
  languageNames.set(lang, names);
  return names.of(language) ?? language;
}

/** What an order or quote is of, in a language. */
export function describeTour(stored: Record<string, unknown>, lang: Locale): TravelSubject {
  const snapshot = asSnapshot(stored);
  const item = itemOf(snapshot, lang);
  const { name, address, latitude, longitude } = item.meeting;
  return {
    title: localize(snapshot.name, lang),
    subtitle: `${localize(snapshot.city, lang)} · ${snapshot.start} · ${languageName(snapshot.language, lang)}`,
    cover: snapshot.cover,
    place: { name, address, latitude, longitude, phone: '' },
    item,
  };
}

/** When and where a tour begins, as a snapshot keeps it. */
export type TourBegins = Pick<TourSnapshot, 'day' | 'start' | 'startsAt' | 'meeting'>;

/** A snapshot that begins at another time or place. */
export const beginningAt = (snapshot: TourSnapshot, { day, start, startsAt, meeting }: TourBegins): TourSnapshot => ({
  ...snapshot,
  day,
  start,
  startsAt,
  meeting,
});

/** What was booked of a tour that now begins at this moment, where it did. */
export function tourBeginningAt(stored: Record<string, unknown>, startsAt: Date): Record<string, unknown> {
  const wall = wallTimeIn(asSnapshot(stored).zone, startsAt);
  return { ...stored, day: wall.slice(0, 10), start: wall.slice(11, 16), startsAt: startsAt.toISOString() };
}

/** When and where what was booked of a departure begins by now. */
export const beginsNow = (departure: StoredDeparture, snapshot: TourSnapshot): TourBegins => ({
  day: departure.day,
  start: departure.start,
  startsAt: departure.startsAt.toISOString(),
  meeting: departure.meeting ?? snapshot.meeting,
});

/** What is promised beside price, policy and moments: hour, language, point of meeting, days, and what the price includes. */
export function promisedTour(stored: Record<string, unknown>): unknown {
  const { start, language, meeting, pickup, days, nights, included, itinerary } = asSnapshot(stored);
  return [
    start,
    language,
    [meeting.name['en-US'], meeting.address['en-US'], meeting.latitude, meeting.longitude],
    pickup && [pickup.name['en-US'], pickup.minutesBefore],
    [days, nights],
    included.map((name) => name['en-US']).sort(),
    itinerary.map(({ title, text, meals, stay }) => [title['en-US'], text['en-US'], [...meals], stay['en-US']]),
  ];
}
