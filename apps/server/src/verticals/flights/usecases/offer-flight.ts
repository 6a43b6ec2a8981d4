import { refuse } from '@app/contract/core/refuse';
import type { WantedBag } from '@app/contract/verticals/flights/bag-schemas';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import { dayIn } from '@app/kernel/zone-time';
import type { OfferItem, TravelOffer } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { bagItems, bagsUsd, boughtBags, soldBags } from '../domain/bag-items.ts';
import { withLost } from '../domain/bag-offers.ts';
import type { PricedSeat } from '../domain/check-seats.ts';
import { seatScope } from '../domain/deal-seats.ts';
import { fareItems } from '../domain/fare.ts';
import { asTrip } from '../domain/flight-request.ts';
import { frozenItinerary, snapshotOf } from '../domain/flight-snapshot.ts';
import { type FreeCancellation, withFreeCancellation } from '../domain/free-cancellation.ts';
import type { Departure } from '../domain/schedule.ts';
import { keptSeat, seatItems, seatsUsd } from '../domain/seat-items.ts';
import { refundParts, sliceFares, type TripFare, tripFareIn } from '../domain/trip-fares.ts';
import { freeCancellation } from './free-cancellation.ts';
import { keptRoute } from './kept-routes.ts';
import { brandsOf } from './network/flights-of-trip.ts';
import { readTrip } from './read-trip.ts';
import { priceTripSeats } from './seats/trip-seats.ts';

const NO_TAX = { bp: 0, name: '' };

const endsOf = (trip: readonly (readonly Departure[])[]) => {
  const [first, last] = [trip[0]?.[0], trip.at(-1)?.at(-1)];
  const outEnd = trip[0]?.at(-1);
  if (!first || !last || !outEnd) throw new Error('a trip has a flight');
  return { first, last, outEnd };
};

const cabinOf = (legs: readonly Departure[] | undefined) => legs?.[0]?.cabin.cabin ?? 'economy';

const SEATED = /^slice-(\d+)\/(adult|child)$/;

/** Seats can be on a deal; charges and babies on laps are on none. */
function onDeal(item: OfferItem, trip: readonly (readonly Departure[])[], fare: TripFare): OfferItem {
  const [, slice] = SEATED.exec(item.key) ?? [];
  const at = Number(slice) - 1;
  const [legs, brand] = [trip[at], fare.slices[at]?.code];
  const deal = legs && brand !== undefined ? seatScope(legs, brand, item.priceUsd) : undefined;
  return deal ? { ...item, deal } : item;
}

/** A fare of a trip as travel keeps and charges it. */
export function offerOf(of: {
  readonly trip: readonly (readonly Departure[])[];
  readonly fare: TripFare;
  readonly party: FlightParty;
  readonly subjectId: string;
  readonly free: FreeCancellation;
  /** Refused where they are not sold with the fare. */
  readonly bags: readonly WantedBag[];
  readonly seats?: readonly PricedSeat[];
}): TravelOffer {
  const { trip, fare, party, seats = [] } = of;
  const bags = soldBags(of.bags, { sold: fare.slices.map(({ extraBags }) => extraBags) });
  const wayOf = (slice: number): string =>
    `${trip[slice - 1]?.[0]?.flight.from.code} → ${trip[slice - 1]?.at(-1)?.flight.to.code}`;
  const { first, last, outEnd } = endsOf(trip);
  const { zone } = first.flight.from;
  const slices = fare.slices.map(({ code, gives }, index) => ({
    ...frozenItinerary(trip[index] ?? [], cabinOf(trip[index])),
    brand: code,
    fare: gives,
    refund: refundParts(fare.slices[index]?.legs ?? [], party).map(({ fareUsd, steps }) => ({ usd: fareUsd, steps })),
  }));
  return {
    subjectId: of.subjectId,
    snapshot: snapshotOf({
      slices,
      party,
      seats: seats.map(keptSeat),
      cover: outEnd.flight.to.picture,
      bags: boughtBags(bags),
    }),
    service: {
      from: dayIn(zone, first.departsAt),
      to: dayIn(zone, last.arrivesAt),
      zone,
      startsAt: first.departsAt,
      endsAt: last.arrivesAt,
    },
    items: [
      ...fareItems(
        fare.slices.map(({ price, list, gives }, index) => ({
          price,
          list,
          cabin: cabinOf(trip[index]),
          fare: gives.name,
          way: wayOf(index + 1),
        })),
        party,
      ).map((item) => onDeal(item, trip, fare)),
      ...bagItems(bags, { party, wayOf }),
      ...seatItems(seats),
    ],
    tax: NO_TAX,
    policy: withFreeCancellation(withLost(fare.policy, bagsUsd(bags) + seatsUsd(seats)), of.free, first.departsAt),
    guestsUntil: trip.at(-1)?.[0]?.departsAt ?? first.departsAt,
  };
}

/**
 * What a trip costs now, with its policy. Refuses as `readTrip`, record.not_found for a brand that one of the flights of
 * a slice does not have, and as `soldBags` and `priceSeats`.
 */
export async function offerFlight(
  platform: Platform,
  db: Queryable,
  given: { readonly request: Record<string, unknown>; readonly now: Date },
): Promise<TravelOffer> {
  const { slices, adults, childAges, babies, bags, seats: chosen = [] } = asTrip(given.request);
  const party = { adults, childAges, babies };
  const dayField = (slice: number) => `slices.${slice}.legs.0.day`;
  const trip = await readTrip(platform, db, { slices, party, now: given.now, dayField });
  const airlines = [...new Set(trip.flat().map(({ flight }) => flight.airline.id))];
  const brands = await brandsOf(platform, db, airlines);
  const choices = sliceFares(trip, brands, party);
  const areSold = slices.every(({ brand }, index) => choices[index]?.some(({ code }) => code === brand));
  const asked = slices.map(({ brand }) => brand);
  const fare = (areSold && tripFareIn(choices, asked, party)) || refuse('record.not_found');
  const fares = fare.slices.flatMap(({ legs }) => legs);
  const seats = await priceTripSeats(db, { fares, party, seats: chosen });
  const { first, outEnd } = endsOf(trip);
  const subjectId = await keptRoute(platform, {
    from: first.flight.from.cityId,
    to: outEnd.flight.to.cityId,
  });
  const free = await freeCancellation(platform, given.now);
  return offerOf({ trip, fare, party, subjectId, free, bags, seats });
}
