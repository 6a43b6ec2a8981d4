import type { FlightParty } from '@app/contract/verticals/flights/party';
import type { PolicyRule } from '../../../modules/travel/public.ts';
import {
  brandsOf,
  chargesUsd,
  type FareGives,
  faresGive,
  fareUsd,
  type LegFare,
  legPrice,
  type SlicePrice,
  slicePrice,
} from './fare.ts';
import { type RefundPart, refundPolicy } from './refund-steps.ts';
import type { Departure } from './schedule.ts';
import type { FareBrand } from './stored-flight.ts';

/** Brands that every flight of a slice has, by their code, each flight with its airline's. */
export function sliceBrands(legs: readonly Departure[], brands: readonly FareBrand[]): Map<string, LegFare[]> {
  const ofLegs = legs.map((departure) =>
    brandsOf(brands, { airlineId: departure.flight.airline.id, cabin: departure.cabin.cabin }),
  );
  const found = new Map<string, LegFare[]>();
  for (const { code } of ofLegs[0] ?? []) {
    const fares = legs.flatMap((departure, at) => {
      const brand = ofLegs[at]?.find((one) => one.code === code);
      return brand ? [{ departure, brand }] : [];
    });
    if (fares.length === legs.length) found.set(code, fares);
  }
  return found;
}

/** A fare of a whole trip. */
export type TripFare = {
  readonly code: string;
  readonly gives: FareGives;
  readonly prices: readonly SlicePrice[];
  readonly fareUsd: number;
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

/** Fares that every slice of a trip has, the cheapest first. */
export function tripFares(
  slices: readonly (readonly Departure[])[],
  brands: readonly FareBrand[],
  party: FlightParty,
): TripFare[] {
  const ofSlices = slices.map((legs) => sliceBrands(legs, brands));
  const codes = [...(ofSlices[0]?.keys() ?? [])].filter((code) => ofSlices.every((fares) => fares.has(code)));
  return codes
    .map((code) =>
      tripFare(
        code,
        ofSlices.map((fares) => fares.get(code) ?? []),
        party,
      ),
    )
    .sort((a, b) => a.totalUsd - b.totalUsd || (a.code < b.code ? -1 : 1));
}

function tripFare(code: string, slices: readonly (readonly LegFare[])[], party: FlightParty): TripFare {
  const prices = slices.map(slicePrice);
  const sum = (of: (price: SlicePrice, party: FlightParty) => number) =>
    prices.reduce((total, price) => total + of(price, party), 0);
  const [fare, charges] = [sum(fareUsd), sum(chargesUsd)];
  const departsAt = slices[0]?.[0]?.departure.departsAt ?? new Date(0);
  return {
    code,
    gives: faresGive(slices.flat().map(({ brand }) => brand)),
    prices,
    fareUsd: fare,
    chargesUsd: charges,
    totalUsd: fare + charges,
    policy: refundPolicy({ parts: slices.flatMap((legs) => refundParts(legs, party)), chargesUsd: charges, departsAt }),
  };
}

/** What cancelling costs at a moment. */
export const feeAt = (policy: readonly PolicyRule[], now: Date): number =>
  policy.find(({ until }) => until === null || until > now)?.feeUsd ?? 0;

/** Whether cancelling a fare now gives back more than its charges. */
export const givesBack = (fare: Pick<TripFare, 'policy' | 'fareUsd'>, now: Date): boolean =>
  feeAt(fare.policy, now) < fare.fareUsd;
