import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { CabinFare, FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import { type Day, daysOn } from '@app/kernel/local-day';
import type { Platform } from '../../../../platform/slice.ts';
import { lastDayChanges } from '../../db/day-change.repo.ts';
import { flightsBeside, readDays } from '../../db/days.repo.ts';
import { brandsOfFlight, type ListedBrand, soldByBrand } from '../../db/sold-brands.repo.ts';
import { cellKey } from '../../domain/edit-days.ts';
import { brandsOf } from '../../domain/fare.ts';
import { fliesOn } from '../../domain/schedule.ts';
import { calendarFlights } from './change-days.ts';

/** Flights beside which one is shown, and changes that are named under it. */
const BESIDE = 12;
const CHANGES = 5;

type FaresOf = {
  readonly brands: readonly ListedBrand[];
  readonly airlineId: string;
  readonly cabin: Cabin;
  /** Codes of brands that have seats sold. */
  readonly sold: ReadonlySet<string>;
  readonly lang: Locale;
};

/** Brands of a cabin: those on sale, the cheapest first, then those that are sold no more but have seats sold. */
function faresOf({ brands, airlineId, cabin, sold, lang }: FaresOf): CabinFare[] {
  const onSale = brandsOf(brands, { airlineId, cabin });
  const codes = new Set(onSale.map(({ code }) => code));
  const nameOf = (code: string): string => {
    const named = brands.find((one) => one.code === code && one.cabin === cabin);
    return named ? localize(named.name, lang) : code;
  };
  return [
    ...onSale.map(({ code, name, pricePercent, checkedBag }) => ({
      code,
      name: localize(name, lang),
      pricePercent,
      checkedBag,
    })),
    ...[...sold]
      .filter((code) => !codes.has(code))
      .map((code) => ({ code, name: nameOf(code), pricePercent: null, checkedBag: null })),
  ];
}

/** Prices and seats of a flight on a stretch of days, both ends included. Refuses record.not_found. */
export async function readFlightCalendar(
  platform: Platform,
  given: { readonly id: string; readonly from: Day; readonly to: Day; readonly lang: Locale },
): Promise<FlightCalendarView> {
  const { from, to, lang } = given;
  const [flight] = await calendarFlights(platform, platform.db, [given.id]);
  if (!flight) refuse('record.not_found');
  const { fromAirport, toAirport } = flight;
  const { db } = platform;
  const [{ cellOf }, sold, brands, changes, beside] = await Promise.all([
    readDays(db, { flightIds: [flight.id], from, to }),
    soldByBrand(db, { flightId: flight.id, from, to }),
    brandsOfFlight(db, flight.id),
    lastDayChanges(db, flight.id, CHANGES),
    flightsBeside(db, { from: fromAirport.id, to: toAirport.id, first: from, last: to, most: BESIDE }),
  ]);
  const flying = daysOn(from, to, []).filter((day) => fliesOn(flight, day));
  const cell = cellOf(flight.id);
  const { id, number, departs } = flight;
  const place = (airport: typeof fromAirport) => ({
    id: airport.id,
    code: airport.code,
    name: localize(airport.name, lang),
  });
  return {
    flightId: id,
    version: flight.version,
    number,
    departs,
    fromAirport: place(fromAirport),
    toAirport: place(toAirport),
    aircraft: localize(flight.aircraft, lang),
    validFrom: flight.validFrom,
    validUntil: flight.validUntil,
    online: flight.online,
    today: flight.today,
    from,
    to,
    flights: beside.some((one) => one.id === id) ? beside : [{ id, number, departs }, ...beside],
    flying,
    cabins: flight.cabins.map((one) => {
      const { cabin } = one;
      const days = flying.map((date) => ({
        date,
        ...cell(cabin, date),
        brands: (sold.get(cellKey(cabin, date)) ?? []).map(({ brand, seats, usd }) => ({ brand, seats, usd })),
      }));
      const soldIn = new Set(days.flatMap((day) => day.brands.map(({ brand }) => brand)));
      return { ...one, fares: faresOf({ brands, airlineId: flight.airlineId, cabin, sold: soldIn, lang }), days };
    }),
    changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
  };
}
