import { tourLimits } from '@app/contract/verticals/tours/limits';
import { type TourParty, tourTravellers } from '@app/contract/verticals/tours/party';
import { addDays, isLocalDate, type LocalDate } from '../travel/dates/local-date.ts';
import { agesIn, wholeOf } from '../travel/search/people-in-address.ts';

/** The first and the last day on which a tour may depart; null for any day. */
export type When = { readonly from: LocalDate; readonly to: LocalDate } | null;

/** When, and who travels. */
export type TourTrip = { readonly when: When; readonly party: TourParty };

export type TripParams = {
  readonly [K in 'from' | 'to' | 'adults' | 'seniors' | 'childAges']?: string;
};

export const USUAL_PARTY: TourParty = { adults: 2, seniors: 0, childAges: [] };

/** The party in an address. What cannot be read counts as absent, and a party of nobody or of too many as the usual one. */
export function partyOf(params: TripParams): TourParty {
  const party: TourParty = {
    adults: wholeOf(params.adults, 0, tourLimits.travellers) ?? USUAL_PARTY.adults,
    seniors: wholeOf(params.seniors, 0, tourLimits.travellers) ?? 0,
    childAges: agesIn(params.childAges, 0, tourLimits.childAge),
  };
  const all = tourTravellers(party);
  return all >= 1 && all <= tourLimits.travellers ? party : USUAL_PARTY;
}

/** The party as parameters of an address; what is as usual is left out. */
export const partyParams = ({ adults, seniors, childAges }: TourParty): Record<string, string | null> => ({
  adults: adults === USUAL_PARTY.adults ? null : String(adults),
  seniors: seniors === 0 ? null : String(seniors),
  childAges: childAges.length === 0 ? null : childAges.join(','),
});

/** The party as calls take it in their query. */
export const partyQuery = ({ adults, seniors, childAges }: TourParty) => ({
  adults: String(adults),
  seniors: String(seniors),
  childAges: childAges.join(','),
});

const lastOfMonth = (day: LocalDate): LocalDate =>
  addDays(`${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1);

/** The days in an address; any day where they cannot be read, are past or in the wrong order. Days that are over are left out. */
export function whenOf({ from, to }: TripParams, today: LocalDate): When {
  if (!isLocalDate(from) || !isLocalDate(to) || to < from || to < today) return null;
  return { from: from < today ? today : from, to };
}

const whenParams = (when: When): Record<string, string | null> => ({
  from: when?.from ?? null,
  to: when?.to ?? null,
});

export const whenQuery = (when: When): { from?: string; to?: string } => (when ? { from: when.from, to: when.to } : {});

/** A month (`YYYY-MM`) as days, from today on. */
export const monthDays = (month: string, today: LocalDate): NonNullable<When> => {
  const first = `${month}-01`;
  return { from: first < today ? today : first, to: lastOfMonth(first) };
};

/** The month that days are all of, from today on; null where they are others. */
export function monthOf(when: When, today: LocalDate): string | null {
  if (!when) return null;
  const month = when.from.slice(0, 7);
  const whole = monthDays(month, today);
  return whole.from === when.from && whole.to === when.to ? month : null;
}

/** The months (`YYYY-MM`) in which tours can be booked, so many at most. */
export function monthsAhead(today: LocalDate, most: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: most }, (_, index) => {
    const at = month - 1 + index;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  }).filter((one) => `${one}-01` <= addDays(today, tourLimits.daysAhead));
}

/** The search in an address. */
export const tripOf = (params: TripParams, today: LocalDate): TourTrip => ({
  when: whenOf(params, today),
  party: partyOf(params),
});

/** The search as parameters of an address. */
export const tripParams = ({ when, party }: TourTrip): Record<string, string | null> => ({
  ...whenParams(when),
  ...partyParams(party),
});
