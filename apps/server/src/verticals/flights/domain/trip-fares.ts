import type { FlightParty } from '@app/contract/verticals/flights/party';
import type { PolicyRule } from '../../../modules/travel/public.ts';
import { bagsSold } from './bag-offers.ts';
import { brandsSold } from './brands-sold.ts';
import { chargesUsd, faresGive, fareUsd, type LegFare, legPrice, type SlicePrice, slicePrice } from './fare.ts';
import { percentAt, type RefundPart, refundPolicy } from './refund-steps.ts';
import { returnOff } from './return-discount.ts';
import type { Departure } from './schedule.ts';
import type { ExtraBag, FareBrand } from './stored-flight.ts';

/**
 * Brands that a slice is sold in, by their code: those that every flight of it has, each flight with its airline's. Slices
 * of a trip combine in any of theirs. Search, details, quote and booking all go by this.
 */
export function sliceBrands(legs: readonly Departure[], brands: readonly FareBrand[]): Map<string, LegFare[]> {
  return new Map(brandsSold(legs, brands).map(({ code, brands: own }) => [code, faresIn(legs, own)]));
}

/** Flights, each in a brand. */
export const faresIn = (legs: readonly Departure[], brands: readonly FareBrand[]): LegFare[] =>
  legs.flatMap((departure, at) => {
    const brand = brands[at];
    return brand ? [{ departure, brand }] : [];
  });

/** A fare of one slice. */
export type SliceFare = {
  readonly code: string;
  readonly gives: ReturnType<typeof faresGive>;
  readonly extraBags: readonly ExtraBag[];
  readonly legs: readonly LegFare[];
  readonly price: SlicePrice;
  /** Before a return discount. */
  readonly list: SlicePrice;
};

/** A fare of a whole trip: one of each slice. */
export type TripFare = {
  readonly slices: readonly SliceFare[];
  readonly fareUsd: number;
  /** What the airline's return discount takes off; 0 where it has none. */
  readonly returnOffUsd: number;
  readonly chargesUsd: number;
  readonly totalUsd: number;
  readonly policy: readonly PolicyRule[];
};

/** What each flight of a slice costs a party, with the steps it is cancelled by: counted back from the slice's departure. */
export const refundParts = (legs: readonly LegFare[], party: FlightParty): RefundPart[] =>
  legs.map((leg) => ({
    departsAt: legs[0]?.departure.departsAt ?? leg.departure.departsAt,
    steps: leg.brand.refundSteps,
    fareUsd: fareUsd(legPrice(leg), party),
  }));

const codesOf = ({ slices }: TripFare): string => slices.map(({ code }) => code).join(' ');

/** A fare of a slice from which a return discount takes so many basis points. */
export function sliceFare(code: string, listed: readonly LegFare[], offBp: number): SliceFare {
  const fares = listed.map((leg) => ({ ...leg, offBp }));
  const brands = fares.map(({ brand }) => brand);
  return {
    code,
    legs: fares,
    gives: faresGive(brands),
    extraBags: bagsSold(brands),
    price: slicePrice(fares),
    list: slicePrice(listed),
  };
}

/** The fares of each slice of a trip, the cheapest first. */
export function sliceFares(
  slices: readonly (readonly Departure[])[],
  brands: readonly FareBrand[],
  party: FlightParty,
): SliceFare[][] {
  const offBp = returnOff(slices);
  const usdOf = ({ price }: SliceFare): number => fareUsd(price, party);
  const choices = slices.map((legs) =>
    [...sliceBrands(legs, brands)].map(([code, listed]) => sliceFare(code, listed, offBp)),
  );
  return choices.map((fares) => fares.sort((a, b) => usdOf(a) - usdOf(b) || (a.code < b.code ? -1 : 1)));
}

/** The fare of a trip in these brands, one for each slice, the cheapest where one is not named or not sold; null where a slice has no fare. */
export function tripFareIn(
  choices: readonly (readonly SliceFare[])[],
  brands: readonly (string | undefined)[],
  party: FlightParty,
): TripFare | null {
  const chosen = choices.flatMap((fares, at) => fares.find(({ code }) => code === brands[at]) ?? fares[0] ?? []);
  return chosen.length === choices.length ? tripFare(chosen, party) : null;
}

/** Every combination of the fares of slices, the cheapest first; none where a slice has no fare. */
export function combinedFares(choices: readonly (readonly SliceFare[])[], party: FlightParty): TripFare[] {
  const none: SliceFare[][] = [[]];
  return choices
    .reduce((all, next) => all.flatMap((chosen) => next.map((fare) => [...chosen, fare])), none)
    .map((chosen) => tripFare(chosen, party))
    .sort((a, b) => a.totalUsd - b.totalUsd || (codesOf(a) < codesOf(b) ? -1 : 1));
}

/** Every fare of a trip, the cheapest first. */
export const tripFares = (
  slices: readonly (readonly Departure[])[],
  brands: readonly FareBrand[],
  party: FlightParty,
): TripFare[] => combinedFares(sliceFares(slices, brands, party), party);

function tripFare(slices: readonly SliceFare[], party: FlightParty): TripFare {
  const sum = (of: (slice: SliceFare) => number) => slices.reduce((total, slice) => total + of(slice), 0);
  const fare = sum(({ price }) => fareUsd(price, party));
  const charges = sum(({ price }) => chargesUsd(price, party));
  const departsAt = slices[0]?.legs[0]?.departure.departsAt ?? new Date(0);
  return {
    slices,
    fareUsd: fare,
    returnOffUsd: sum(({ list }) => fareUsd(list, party)) - fare,
    chargesUsd: charges,
    totalUsd: fare + charges,
    policy: refundPolicy({
      parts: slices.flatMap(({ legs }) => refundParts(legs, party)),
      chargesUsd: charges,
      departsAt,
    }),
  };
}

/** What cancelling costs at a moment. */
export const feeAt = (policy: readonly PolicyRule[], now: Date): number =>
  policy.find(({ until }) => until === null || until > now)?.feeUsd ?? 0;

/** Whether cancelling a fare of a slice now refunds some of it. */
export const sliceGivesBack = (legs: readonly LegFare[], now: Date): boolean =>
  legs.some(({ brand }) => {
    const departsAt = legs[0]?.departure.departsAt ?? now;
    return percentAt({ departsAt, steps: brand.refundSteps }, now) < 100;
  });

/** Whether cancelling a trip now refunds some of every slice's fare. */
export const givesBack = ({ slices }: Pick<TripFare, 'slices'>, now: Date): boolean =>
  slices.every(({ legs }) => sliceGivesBack(legs, now));
