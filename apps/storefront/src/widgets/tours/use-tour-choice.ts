import { useEndpoint } from '@app/client/use-endpoint';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import type { GuideLanguage } from '@app/contract/verticals/tours/facts';
import { type PartyFlaw, sortParty, type TourParty, type UnitCount } from '@app/contract/verticals/tours/party';
import type { PricedDeparture, TourDetail, TourUnit } from '@app/contract/verticals/tours/views';
import { useState } from 'react';
import { useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { isLocalDate, type LocalDate } from '../travel/dates/local-date.ts';
import { partyOf, partyParams, partyQuery, type TripParams } from './tour-trip.ts';

/** Prices and places may be this old. */
const FRESH_MS = 30_000;

type Standing = Pick<PricedDeparture, 'state' | 'seatsLeft'>;

/** Whether the party can book it. */
export const canBook = ({ state }: Pick<Standing, 'state'>): boolean => state === 'open' || state === 'few';

/** Whether some places are left, be it too few for the party. */
export const hasPlaces = (one: Standing): boolean =>
  canBook(one) || (one.state === 'full' && one.seatsLeft !== null && one.seatsLeft > 0);

type Chosen = {
  readonly party: TourParty;
  readonly day: LocalDate | null;
  readonly departure: string | undefined;
  /** The guide's language that comes first where another day has it too. */
  readonly language?: GuideLanguage;
};

/** The departures of the chosen day, priced for the party, and which of them is meant: the chosen one, or the first that can be had. */
function useChosenDepartures(id: string, { party, day, departure: chosen, language }: Chosen) {
  const read = useEndpoint(
    tourEndpoints.tourDepartures,
    { query: { id, day: day ?? '', ...partyQuery(party) } },
    { enabled: id !== '' && day !== null, keepPrevious: true, staleTime: FRESH_MS },
  );
  const departures = day ? (read.data?.departures.filter((one) => one.day === day) ?? []) : [];
  const departure =
    departures.find((one) => one.id === chosen) ??
    departures.find((one) => one.language === language && canBook(one)) ??
    departures.find(canBook) ??
    departures.find(hasPlaces) ??
    departures[0] ??
    null;
  return {
    party,
    day,
    departures,
    departure,
    /** What is shown is of another party or day, or still to come. */
    isStale: read.isPlaceholderData || (day !== null && read.isPending),
    error: read.data ? null : read.error,
    refetch: () => void read.refetch(),
  };
}

/** Who travels and on which departure, as the address of a tour says, and what it costs then. */
export function useTourChoice(id: string) {
  const params = useScreenParams<'day' | 'departure' | (keyof TripParams & string)>();
  const setParams = useSetScreenParams();
  const day = isLocalDate(params.day) ? params.day : null;
  return {
    ...useChosenDepartures(id, { party: partyOf(params), day, departure: params.departure }),
    setParty: (next: TourParty) => setParams(partyParams(next)),
    setDay: (next: LocalDate) => setParams({ day: next, departure: null }),
    setDeparture: (next: string) => setParams({ departure: next }),
  };
}

export type TourChoice = ReturnType<typeof useTourChoice>;

/** The same as chosen in a sheet, beginning with what is booked. */
export function useTourChoiceFrom(id: string, booked: Chosen): TourChoice {
  const [chosen, setChosen] = useState(booked);
  return {
    ...useChosenDepartures(id, chosen),
    setParty: (party) => setChosen((now) => ({ ...now, party })),
    setDay: (day) => setChosen((now) => ({ ...now, day, departure: undefined })),
    setDeparture: (departure) => setChosen((now) => ({ ...now, departure })),
  };
}

/** The party by the units of a tour; `flaw` says what does not fit. */
export function countsOf(
  tour: Pick<TourDetail, 'units'>,
  party: TourParty,
): { readonly counts: readonly UnitCount<TourUnit>[]; readonly flaw: PartyFlaw | null } {
  const sorted = sortParty(tour.units, party);
  return 'flaw' in sorted ? { counts: [], flaw: sorted.flaw } : { counts: sorted.counts, flaw: null };
}
