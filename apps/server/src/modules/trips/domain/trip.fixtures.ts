import type { TravelKind } from '@app/contract/travel/kinds';
import { addMs, MINUTE } from '@app/kernel/clock';
import type { Point } from '@app/kernel/distance';
import { instantOf } from '@app/kernel/zone-time';
import type { FlightStop, StopEnd, TripBooking, TripCity, TripStop } from '../../travel/public.ts';

export const LONDON = { id: 'london', name: 'London', latitude: 51.5, longitude: -0.12 };
export const TOKYO = { id: 'tokyo', name: 'Tokyo', latitude: 35.68, longitude: 139.7 };
export const KYOTO = { id: 'kyoto', name: 'Kyoto', latitude: 35.01, longitude: 135.77 };
export const CITIES: ReadonlyMap<string, Point> = new Map([LONDON, TOKYO, KYOTO].map((city) => [city.id, city]));
export const ZONES: Readonly<Record<string, string>> = {
  london: 'Europe/London',
  tokyo: 'Asia/Tokyo',
  kyoto: 'Asia/Tokyo',
};

const zoneOf = (city: TripCity): string => ZONES[city.id] ?? 'UTC';
const end = (city: TripCity): StopEnd => ({
  cityId: city.id,
  city: city.name,
  code: city.id.slice(0, 3).toUpperCase(),
  airport: `${city.name} airport`,
  terminal: '',
  zone: zoneOf(city),
});

/** A moment by the clocks of a city, `2026-12-14T09:35`. */
export const at = (city: TripCity, wall: string): Date => instantOf(wall.slice(0, 10), wall.slice(11), zoneOf(city));

let count = 0;
const booking = (
  kind: TravelKind,
  city: TripCity | null,
  stops: readonly TripStop[],
  of: Partial<TripBooking> = {},
): TripBooking => {
  count += 1;
  const startsAt = new Date(Math.min(...stops.map((stop) => stop.startsAt.getTime())));
  const endsAt = new Date(Math.max(...stops.map((stop) => stop.endsAt.getTime())));
  const id = `${kind}-${String(count).padStart(4, '0')}`;
  const zone = city ? zoneOf(city) : 'UTC';
  const place = city && { name: id, address: '', phone: '', latitude: city.latitude, longitude: city.longitude };
  return {
    id,
    kind,
    number: id,
    state: 'confirmed',
    bundle: null,
    splitFrom: null,
    people: [],
    subject: { title: id, subtitle: '', cover: null, place, item: {} },
    service: { from: '', to: '', zone, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    startsAt,
    endsAt,
    stops,
    city,
    paymentId: 'p',
    paidAt: new Date(0),
    expiresAt: null,
    confirmBy: null,
    references: [],
    voucherCode: null,
    decideBy: null,
    ...of,
  };
};

type Way = readonly [from: TripCity, departs: string, to: TripCity, lands: string];

/** A flight of some ways, each by the clocks of its places. */
export const flight = (...ways: readonly Way[]): TripBooking =>
  booking(
    'flight',
    null,
    ways.map(([from, departs, to, lands], key): FlightStop => {
      const [startsAt, endsAt] = [at(from, departs), at(to, lands)];
      return {
        what: 'flight',
        key: String(key),
        numbers: [`XX ${key + 1}`],
        from: end(from),
        to: end(to),
        via: [],
        startsAt,
        endsAt,
        busyFrom: addMs(startsAt, -120 * MINUTE),
        busyTo: addMs(endsAt, 90 * MINUTE),
        cancelled: false,
      };
    }),
  );

export const stay = (
  city: TripCity,
  from: string,
  to: string,
  of: Partial<TripBooking> & { deskUntil?: string } = {},
): TripBooking => {
  const { deskUntil, ...more } = of;
  const desk = deskUntil ? at(city, deskUntil) : null;
  const [startsAt, endsAt] = [at(city, `${from}T15:00`), at(city, `${to}T11:00`)];
  return booking('hotel', city, [{ what: 'stay', startsAt, endsAt, from, to, deskUntil: desk }], more);
};

export const visit = (
  city: TripCity,
  from: string,
  to: string,
  of: Partial<TripBooking> & { readonly kind?: TravelKind } = {},
): TripBooking =>
  booking(
    of.kind ?? 'tour',
    city,
    [{ what: 'visit', startsAt: at(city, from), endsAt: at(city, to), meets: null, cancelled: false }],
    of,
  );

export const anytime = (city: TripCity, from: string, to: string): TripBooking =>
  booking('diningcombo', city, [
    { what: 'anytime', startsAt: at(city, `${from}T00:00`), endsAt: at(city, `${to}T23:59`) },
  ]);
