import { type CallInput, callLoosely } from '@app/client/call';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { endpointKey } from '@app/client/use-endpoint';
import type { AnswerOf } from '@app/contract/core/endpoint';
import type { Price } from '@app/contract/core/validation';
import type { TourComboDetail, TourComboPart } from '@app/contract/verticals/tour-combos/views';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import type { TourParty } from '@app/contract/verticals/tours/party';
import type { PricedDeparture } from '@app/contract/verticals/tours/views';
import { useQueries } from '@tanstack/react-query';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { useConverted } from '../../../widgets/converted.ts';
import { partyOf, partyParams, partyQuery, type TripParams } from '../../../widgets/tours/tour-trip.ts';
import { canBook } from '../../../widgets/tours/use-tour-choice.ts';
import { sumOf } from '../../../widgets/travel/bundle/sum-of.ts';
import { type ComboPick, picksOf, picksParam, withoutPick, withPick } from '../combo-picks.ts';
import { dealPercentOn } from './combo-deal.ts';
import { type ChosenSpan, dayFlaw, departureFlaw } from './combo-limits.ts';
import { above, type PartPrice, partPrice } from './combo-price.ts';

/** Prices and places may be this old. */
const FRESH_MS = 30_000;

type Departures = typeof tourEndpoints.tourDepartures;

/** A tour of the combo as it is chosen so far. */
export type ChosenPart = {
  readonly part: TourComboPart;
  /** It belongs to what is booked: always, or because it was switched on. */
  readonly wanted: boolean;
  readonly pick: ComboPick | null;
  /** The chosen departure; null while none is, and while it is read. */
  readonly departure: PricedDeparture | null;
  readonly isReading: boolean;
  /** Null while nothing is chosen, and where the departure does not fit the party. */
  readonly price: PartPrice | null;
  /** It can be booked as chosen. */
  readonly good: boolean;
};

/** Reads the departures of the chosen days, all at once. */
function useDeparturesOf(picks: readonly ComboPick[], party: TourParty) {
  const place = useLanguageAndCurrency();
  const dated = picks.flatMap(({ tourId, day }) => (day ? [{ tourId, day }] : []));
  const reads = useQueries({
    queries: dated.map(({ tourId, day }) => {
      const input: CallInput<Departures> = { query: { id: tourId, day, ...partyQuery(party) } };
      return {
        queryKey: endpointKey(tourEndpoints.tourDepartures, input, place),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callLoosely(tourEndpoints.tourDepartures, input, { quiet: true, toast: false, signal }) as Promise<
            AnswerOf<Departures>
          >,
        staleTime: FRESH_MS,
      };
    }),
  });
  return new Map(dated.map(({ tourId }, index) => [tourId, reads[index]] as const));
}

/** The chosen tours beside one of them. */
export const spansBeside = (parts: readonly ChosenPart[], tourId: string): ChosenSpan[] =>
  parts.flatMap(({ part, wanted, pick, departure }) =>
    wanted && pick?.day && part.tourId !== tourId
      ? [
          {
            name: part.name,
            day: pick.day,
            days: part.days,
            startsAt: departure?.startsAt ?? null,
            endsAt: departure?.endsAt ?? null,
          },
        ]
      : [],
  );

/** Whether the chosen departure of a tour goes with the others in days and hours. */
const goesWith = (
  { part, departure }: ChosenPart,
  others: readonly ChosenSpan[],
  { windowDays }: Pick<TourComboDetail, 'windowDays'>,
): boolean =>
  departure !== null &&
  dayFlaw({ day: departure.day, days: part.days }, others, windowDays) === null &&
  departureFlaw(departure, others) === null;

/** What is chosen of a combo, as its address says: who travels, and the departure of each tour that is wanted. */
export function useComboChoice(combo: TourComboDetail) {
  const params = useScreenParams<'picks' | (keyof TripParams & string)>();
  const setParams = useSetScreenParams();
  const party = partyOf(params);
  const converted = useConverted();
  const known = new Set(combo.parts.map(({ tourId }) => tourId));
  const picks = picksOf(params.picks).filter(({ tourId }) => known.has(tourId));
  const reads = useDeparturesOf(picks, party);
  const wantedDays = picks.flatMap(({ day }) => day ?? []);
  const dealPercent = dealPercentOn(combo.dealTerms, wantedDays);
  const read = combo.parts.map((part): ChosenPart => {
    const pick = picks.find(({ tourId }) => tourId === part.tourId) ?? null;
    const answer = reads.get(part.tourId);
    const departure = answer?.data?.departures.find(({ id }) => id === pick?.departureId) ?? null;
    const price = departure ? partPrice(departure, { party, percent: combo.percent, dealPercent, converted }) : null;
    return {
      part,
      wanted: !part.optional || pick !== null,
      pick,
      departure,
      isReading: answer?.isPending ?? false,
      price,
      good: departure !== null && canBook(departure) && price !== null,
    };
  });
  // An address may name departures that do not go together.
  const parts = read.map((one) => ({
    ...one,
    good: one.good && goesWith(one, spansBeside(read, one.part.tourId), combo),
  }));
  const wanted = parts.filter((one) => one.wanted);
  const prices = wanted.flatMap(({ price }) => (price ? [price] : []));
  const whole = (all: readonly Price[]): Price | null => {
    const sum = sumOf(all);
    return sum && converted(sum);
  };
  const together = whole(prices.map((price) => price.together));
  const alone = whole(prices.map((price) => price.alone));
  const setPicks = (next: readonly ComboPick[]) =>
    setParams({ picks: picksParam(next), lost: null, why: null, left: null });
  return {
    party,
    picks,
    parts,
    /** The first wanted tour whose departure is still to be chosen. */
    missing: wanted.find(({ pick }) => !pick?.departureId) ?? null,
    /** The first whose departure cannot be had as chosen. */
    broken: wanted.find((one) => one.pick?.departureId && !one.isReading && !one.good) ?? null,
    isReading: wanted.some(({ isReading }) => isReading),
    complete: wanted.length > 0 && wanted.every(({ good }) => good),
    together,
    alone,
    saved: together && alone ? above(alone, together) : null,
    dealPercent,
    setParty: (next: TourParty) => setParams(partyParams(next)),
    choose: (tourId: string, departure: Pick<PricedDeparture, 'id' | 'day'>) =>
      setPicks(withPick(picks, { tourId, departureId: departure.id, day: departure.day })),
    want: (tourId: string) => setPicks(withPick(picks, { tourId, departureId: null, day: null })),
    leaveOut: (tourId: string) => setPicks(withoutPick(picks, tourId)),
  };
}

export type ComboChoice = ReturnType<typeof useComboChoice>;
