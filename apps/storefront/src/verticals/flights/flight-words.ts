import { useT } from '@app/client/i18n';
import { type FlightParty, seatsOf, travellersOf } from '@app/contract/verticals/flights/party';
import { isRoundTrip } from '@app/contract/verticals/flights/round-trip';
import type { FlightSlice } from '@app/contract/verticals/flights/views';

const HOUR = 60;
const MINUS = '−';

/** The hour of a wall time: 09:35 of 2026-12-14T09:35. */
export const hourOf = (wall: string): string => wall.slice(11, 16);
export const dayOf = (wall: string): string => wall.slice(0, 10);

/** Days by which an arrival is on another date: +1, or −1 across the date line; empty on the same one. */
export const shiftText = (days: number): string => (days === 0 ? '' : days > 0 ? `+${days}` : `${MINUS}${-days}`);

/** Cities from one end of a trip to the other. */
export const endsOf = (slice: FlightSlice) => {
  const first = slice.legs[0];
  const last = slice.legs.at(-1);
  return { from: first?.from, to: last?.to };
};

type Ends = Pick<FlightSlice, 'legs'>;

/** The cities that a trip goes to, one after the other. */
const citiesOf = (slices: readonly Ends[]): string[] =>
  slices
    .flatMap(({ legs }) => [legs[0]?.from.city ?? '', legs.at(-1)?.to.city ?? ''])
    .filter((city, at, all) => city !== all[at - 1]);

/** Names a way of a trip by its airports. */
export function useWayNames() {
  const t = useT();
  return (slices: readonly Ends[], index: number): string => {
    const legs = slices[index]?.legs ?? [];
    return t('flights.pair', { from: legs[0]?.from.code ?? '', to: legs.at(-1)?.to.code ?? '' });
  };
}

/** Says what flights have in common: who flies, how long, with which stops and bags. */
export function useFlightWords() {
  const t = useT();
  const minutes = (total: number): string => {
    const hours = Math.floor(total / HOUR);
    const rest = total % HOUR;
    if (hours === 0) return t('flights.minutes', { minutes: rest });
    return t('flights.hours_minutes', { hours, minutes: String(rest).padStart(2, '0') });
  };
  const party = ({ adults, childAges, babies }: FlightParty): string =>
    [
      t('travel.adults', { count: adults }),
      childAges.length > 0 ? t('travel.children', { count: childAges.length }) : null,
      babies > 0 ? t('flights.babies', { count: babies }) : null,
    ]
      .filter(Boolean)
      .join(t('travel.comma'));
  return {
    party,
    /** The same where room is short: those of several types are counted. */
    partyCount: (of: FlightParty): string =>
      seatsOf(of) === of.adults && of.babies === 0 ? party(of) : t('flights.travellers', { count: travellersOf(of) }),
    /** What a trip is called: between which places, or through which cities. */
    trip: (slices: readonly Ends[]): string => {
      const [from = '', to = ''] = citiesOf(slices.slice(0, 1));
      return slices.length === 1 || isRoundTrip(slices)
        ? t('flights.pair', { from, to })
        : t('flights.through', { cities: citiesOf(slices).join(t('travel.list_comma')) });
    },
    /** Names of the fares of each way; one alone where they are the same. */
    fares: (fares: readonly { readonly name: string }[]): string =>
      [...new Set(fares.map(({ name }) => name))].join(' + '),
    minutes,
    /** The airports of a place: the code of one, that all are meant of several. */
    airports: (codes: readonly string[]): string =>
      codes.length > 1 ? t('flights.all_airports', { count: codes.length }) : codes.join(),
    stops: ({ waits }: Pick<FlightSlice, 'waits'>): string =>
      waits.length === 0 ? t('flights.direct') : t('flights.stops', { count: waits.length }),
    /** Where one waits and how long, a text for each stop. */
    waits: ({ waits }: Pick<FlightSlice, 'waits'>): string[] =>
      waits.map(({ code, minutes: wait }) => `${code} ${minutes(wait)}`),
    bag: ({ pieces, kg }: { readonly pieces: number; readonly kg: number }, none: string): string =>
      pieces === 0 ? none : t('flights.bags', { count: pieces, kg }),
  };
}
