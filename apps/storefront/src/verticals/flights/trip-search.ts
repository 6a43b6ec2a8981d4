import { CABINS, type Cabin } from '@app/contract/verticals/flights/facts';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { type FlightParty, partyFlaw } from '@app/contract/verticals/flights/party';
import { addDays, isLocalDate, type LocalDate } from '../../widgets/travel/dates/local-date.ts';
import { agesIn, wholeOf } from '../../widgets/travel/search/people-in-address.ts';

/** When, for whom and in which cabin; `back` is null one way. */
export type FlightTrip = {
  readonly day: LocalDate;
  readonly back: LocalDate | null;
  readonly party: FlightParty;
  readonly cabin: Cabin;
};

export type TripParams = {
  readonly [K in 'day' | 'back' | 'cabin' | 'adults' | 'childAges' | 'babies']?: string;
};

/** Days from today that a trip begins on, and is away, where nothing else is said. */
export const USUAL_DAYS = 14;
const USUAL_AWAY = 7;

/** The party in an address. What cannot be read, or cannot fly together, counts as one adult. */
export function partyOf(params: TripParams): FlightParty {
  const { travellers, childFrom, childTo } = flightLimits;
  const party = {
    adults: wholeOf(params.adults, 1, travellers) ?? 1,
    childAges: agesIn(params.childAges, childFrom, childTo),
    babies: wholeOf(params.babies, 0, travellers) ?? 0,
  };
  return partyFlaw(party) ? { adults: 1, childAges: [], babies: 0 } : party;
}

export const cabinOf = (params: TripParams): Cabin => CABINS.find((one) => one === params.cabin) ?? 'economy';

/** A day of grace either way: at the airport it may still be yesterday, or tomorrow already. */
const isSound = (day: string | undefined, today: LocalDate): day is LocalDate =>
  isLocalDate(day) && day >= addDays(today, -1) && day <= addDays(today, flightLimits.daysAhead + 1);

/**
 * The trip in an address. Days that are past, too far, reversed or unreadable become others; a way back may leave on the day
 * before, where the way out goes over the date line.
 */
export function tripOf(params: TripParams, today: LocalDate): FlightTrip {
  const day = isSound(params.day, today) ? params.day : addDays(today, USUAL_DAYS);
  const asked = params.back !== undefined;
  const back = isSound(params.back, today) && params.back >= addDays(day, -1) ? params.back : addDays(day, USUAL_AWAY);
  return { day, back: asked ? back : null, party: partyOf(params), cabin: cabinOf(params) };
}

/** A party and its cabin as parameters of an address; what is as usual is left out. */
export const partyParams = (party: FlightParty, cabin: Cabin) => ({
  cabin: cabin === 'economy' ? null : cabin,
  adults: party.adults === 1 ? null : String(party.adults),
  childAges: party.childAges.length === 0 ? null : party.childAges.join(','),
  babies: party.babies === 0 ? null : String(party.babies),
});

export const tripParams = ({ day, back, party, cabin }: FlightTrip): Record<keyof TripParams, string | null> => ({
  day,
  back,
  ...partyParams(party, cabin),
});

/** A party and its cabin as the calls take them. */
export const partyQuery = ({ party, cabin }: Pick<FlightTrip, 'party' | 'cabin'>) => ({
  cabin,
  adults: String(party.adults),
  childAges: party.childAges.join(','),
  babies: String(party.babies),
});
