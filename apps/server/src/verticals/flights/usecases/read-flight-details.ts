import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuseField } from '@app/contract/core/refuse';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import { type FlightParty, seatsOf, travellersOf } from '@app/contract/verticals/flights/party';
import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import type { FareOffer, FlightDetail, SliceOffer } from '@app/contract/verticals/flights/views';
import { addMs, MINUTE } from '@app/kernel/clock';
import { priceIn } from '../../../modules/currencies/public.ts';
import { frozenPolicy, type PolicyRule, reviewsHead } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { fareBrands } from '../db/flight.repo.ts';
import { findRoute } from '../db/route.repo.ts';
import { bagOfferView, bagPieceUsd, neededBag, withLost } from '../domain/bag-offers.ts';
import { isReturn } from '../domain/connections.ts';
import type { PricedSlice } from '../domain/deal-seats.ts';
import { byType, chargesUsd, fareUsd, type SlicePrice } from '../domain/fare.ts';
import { frozenItinerary, sliceView, tripRules } from '../domain/flight-snapshot.ts';
import { type FreeCancellation, withFreeCancellation } from '../domain/free-cancellation.ts';
import { refundPolicy } from '../domain/refund-steps.ts';
import type { Departure } from '../domain/schedule.ts';
import {
  combinedFares,
  givesBack,
  refundParts,
  type SliceFare,
  sliceFares,
  type TripFare,
  tripFareIn,
} from '../domain/trip-fares.ts';
import { freeCancellation } from './free-cancellation.ts';
import { readTrip } from './read-trip.ts';
import type { Reading } from './reading.ts';
import { type FlightsReader, fewLeft, pricesAtDeals } from './search/show-flights.ts';
import { NOTHING_OFF, type SeatDeals, seatDeals } from './seat-deals.ts';

type FlightDetailsQuery = FlightParty & {
  readonly cabin: Cabin;
  readonly out: string;
  readonly back?: string | undefined;
  readonly onward?: readonly string[] | undefined;
  readonly brands?: readonly string[] | undefined;
  readonly bag?: boolean | undefined;
};

type Showing = FlightsReader & {
  readonly now: Date;
  readonly party: FlightParty;
  readonly free: FreeCancellation;
  /** The trip's first departure. */
  readonly departsAt: Date;
  readonly deals: SeatDeals | null;
  /** Whether everybody with a seat takes a checked bag. */
  readonly withBag: boolean;
};

/** A policy of a price as it is shown: its fees are of what is paid. */
function policyViewOf(
  policy: readonly PolicyRule[],
  paid: { readonly usd: number; readonly ofUsd: number },
  to: Showing,
): FareOffer['policy'] {
  const rules = withFreeCancellation(policy, to.free, to.departsAt).filter(
    ({ until }) => until === null || until > to.now,
  );
  return frozenPolicy(rules, paid).map(({ feeUsd, ...step }) => ({ ...step, fee: to.price(feeUsd) }));
}

const adultUsd = (prices: readonly SlicePrice[]): number =>
  prices.reduce((sum, price) => sum + price.adultUsd + price.chargeUsd, 0);

const pricedFare = ({ legs, code, price }: SliceFare): PricedSlice => ({
  legs: legs.map(({ departure }) => departure),
  code,
  price,
});

/** What bags cost an adult beside fares that include none, each way; nothing where none is asked for, or sold. */
const bagUsd = (fares: readonly SliceFare[], { withBag }: Showing): number =>
  fares.reduce((sum, { gives, extraBags }) => {
    const bag = withBag ? neededBag(gives.checkedBag, extraBags) : null;
    return bag ? sum + bagPieceUsd(bag) : sum;
  }, 0);

/** What changing a slice costs the party in a fare, and until when; null where the fare does not allow it. */
function changeOffer({ gives, legs }: SliceFare, { party, price, now }: Showing): SliceOffer['change'] {
  const { allowed, feeUsd, untilMinutes } = gives.change;
  const until = addMs(legs[0]?.departure.departsAt ?? now, -untilMinutes * MINUTE);
  return allowed && until > now ? { fee: price(feeUsd * travellersOf(party)), until: until.toISOString() } : null;
}

/** A fare of one slice; its charges come back until the trip's first departure. */
function sliceOffer(fare: SliceFare, to: Showing): SliceOffer {
  const { price, lang, party, departsAt } = to;
  const charges = chargesUsd(fare.price, party);
  const bag = bagUsd([fare], to);
  const bags = bag * seatsOf(party);
  const parts = refundPolicy({ parts: refundParts(fare.legs, party), chargesUsd: charges, departsAt });
  const policy = withLost(parts, bags);
  const usual = { adultUsd: adultUsd([fare.price]) + bag, totalUsd: fareUsd(fare.price, party) + charges + bags };
  const now = pricesAtDeals(usual, to.deals?.([pricedFare(fare)]) ?? NOTHING_OFF);
  return {
    ...fare.gives,
    brand: fare.code,
    name: localize(fare.gives.name, lang),
    ...now.shown(price),
    policy: policyViewOf(policy, { usd: now.totalUsd, ofUsd: usual.totalUsd }, to),
    change: changeOffer(fare, to),
    extraBags: fare.extraBags.map((bag) => bagOfferView(bag, price)),
  };
}

function fareOffer(fare: TripFare, to: Showing): FareOffer {
  const { price, party } = to;
  const [prices, listed] = [fare.slices.map((slice) => slice.price), fare.slices.map(({ list }) => list)];
  const off = to.deals?.(fare.slices.map(pricedFare)) ?? NOTHING_OFF;
  const bag = bagUsd(fare.slices, to);
  const bags = bag * seatsOf(party);
  const usual = { adultUsd: adultUsd(prices) + bag, totalUsd: fare.totalUsd + bags };
  const now = pricesAtDeals(usual, off);
  return {
    brands: fare.slices.map(({ code }) => code),
    lines: byType(listed, party).map(({ type, count, usd }) => {
      const each = price(usd);
      return { type, count, each, total: { ...each, usd: usd * count, amount: each.amount * count } };
    }),
    returnDiscount: fare.returnOffUsd > 0 ? price(fare.returnOffUsd) : null,
    dealOff: off.all && price(off.all.offUsd),
    charges: price(fare.chargesUsd),
    bags: bags > 0 ? price(bags) : null,
    ...now.shown(price),
    policy: policyViewOf(withLost(fare.policy, bags), { usd: now.totalUsd, ofUsd: usual.totalUsd }, to),
    refundable: givesBack(fare, to.now),
  };
}

/** Slices of whose fares every combination is answered; those of more would be hundreds. */
const COMBINED_AT_MOST = 2;

/** The fares of a trip that are answered: every combination, or of many slices the one that is asked for. */
function faresOf(choices: readonly SliceFare[][], brands: readonly string[], party: FlightParty): TripFare[] {
  if (choices.length <= COMBINED_AT_MOST) return combinedFares(choices, party);
  const fare = tripFareIn(choices, brands, party);
  return fare ? [fare] : [];
}

/** What was said about a trip's route by those who flew it; null where nobody has booked it. */
async function routeReviews(platform: Platform, trip: readonly (readonly Departure[])[], lang: Locale) {
  const [from, to] = [trip[0]?.[0]?.flight.from.cityId, trip[0]?.at(-1)?.flight.to.cityId];
  const subjectId = from && to ? await findRoute(platform.db, { from, to }) : null;
  return subjectId ? { subjectId, ...(await reviewsHead(platform, { kind: 'flight', subjectId }, lang)) } : null;
}

/** The flights of a trip with all its fares. Refuses as `readTrip`, and flight.unavailable where no fare is sold. */
export async function readFlightDetails(
  platform: Platform,
  wanted: FlightDetailsQuery,
  reader: Reading,
): Promise<FlightDetail> {
  const { cabin, adults, childAges, babies, out, back, onward = [] } = wanted;
  const party = { adults, childAges: [...childAges], babies };
  const now = platform.clock.now();
  const slice = (key: string, field: string) => ({
    cabin,
    legs: readSliceKey(key) ?? refuseField(field, 'field.invalid'),
  });
  const slices = [
    slice(out, 'out'),
    ...(back === undefined ? [] : [slice(back, 'back')]),
    ...onward.map((key) => slice(key, 'onward')),
  ];
  const dayField = (index: number) => (index === 0 ? 'out' : back === undefined ? 'onward' : 'back');
  const [trip, brands, price, free] = await Promise.all([
    readTrip(platform, platform.db, { slices, party, now, dayField }),
    fareBrands(platform.db),
    priceIn(platform, reader.currency),
    freeCancellation(platform, now),
  ]);
  const [there = [], home = []] = trip;
  assertThat(back === undefined || isReturn({ legs: there }, { legs: home }), 'flight.connection');
  const choices = sliceFares(trip, brands, party);
  const fares = faresOf(choices, wanted.brands ?? [], party);
  assertThat(fares.length > 0, 'flight.unavailable');
  const routes = trip.flatMap((legs) => {
    const [from, to] = [legs[0]?.flight.from.cityId, legs.at(-1)?.flight.to.cityId];
    return from && to ? [{ from, to }] : [];
  });
  const deals = await seatDeals(platform, { routes, party });
  const showing = {
    price,
    lang: reader.lang,
    now,
    party,
    free,
    departsAt: trip[0]?.[0]?.departsAt ?? now,
    deals,
    withBag: wanted.bag ?? false,
  };
  const kept = trip.map((legs) => frozenItinerary(legs, cabin));
  const { documentsUntil, international } = tripRules(kept);
  return {
    slices: kept.map((one) => sliceView(one, reader.lang)),
    cabin,
    party,
    choices: choices.map((ofSlice) => ofSlice.map((fare) => sliceOffer(fare, showing))),
    fares: fares.map((fare) => fareOffer(fare, showing)),
    seatsLeft: fewLeft(Math.min(...trip.flat().map(({ seatsLeft }) => seatsLeft))),
    documentsUntil,
    international,
    zone: kept[0]?.legs[0]?.from.zone ?? 'UTC',
    reviews: await routeReviews(platform, trip, reader.lang),
  };
}
