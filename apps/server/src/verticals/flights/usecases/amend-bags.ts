import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { WantedBag } from '@app/contract/verticals/flights/bag-schemas';
import { seatsOf } from '@app/contract/verticals/flights/party';
import { dayIn } from '@app/kernel/zone-time';
import { parameter } from '../../../modules/settings/public.ts';
import type { TravelAmend } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { freeUntil } from '../db/booked-bags.repo.ts';
import { fareBrands } from '../db/flight.repo.ts';
import { findRoute } from '../db/route.repo.ts';
import { bagItems, bagsUsd, boughtBags, soldBags } from '../domain/bag-items.ts';
import { askedWith, isOpen, soldForBooked, withBags } from '../domain/booked-bags.ts';
import { asTrip } from '../domain/flight-request.ts';
import { asSnapshot, type FlightSnapshot } from '../domain/flight-snapshot.ts';
import type { ExtraBag } from '../domain/stored-flight.ts';

/** Bags beside those of a booking, as the calls of flights pass them to travel. */
type WantedBags = { readonly bags: readonly WantedBag[] };

export type BookedWay = { readonly isOpen: boolean; readonly sold: readonly ExtraBag[] };

/** What is sold of bags now for each way of a booking. */
export async function bagsForBooked(
  platform: Platform,
  db: Queryable,
  { slices }: FlightSnapshot,
  now: Date,
): Promise<BookedWay[]> {
  const airlines = new Set(slices.flatMap(({ legs }) => legs.map(({ airline }) => airline.id)));
  const [brands, closeMinutes] = await Promise.all([
    fareBrands(db, [...airlines]),
    parameter(platform, 'flight.close_minutes'),
  ]);
  return slices.map((slice) => ({ isOpen: isOpen(slice, { now, closeMinutes }), sold: soldForBooked(slice, brands) }));
}

/** Refuses bags of ways and travellers that the booking does not have, at their field, and flight.closed for a way that departs soon. */
function checkBags({ bags }: WantedBags, { party }: FlightSnapshot, ways: readonly BookedWay[]): void {
  for (const [index, { slice, guest }] of bags.entries()) {
    const way = ways[slice - 1];
    if (!way) refuseField(`bags.${index}.slice`, 'field.invalid');
    if (guest > seatsOf(party)) refuseField(`bags.${index}.guest`, 'field.flight_bag_baby');
    assertThat(way?.isOpen, 'flight.closed');
  }
}

/** When and between which cities a booking is, as an offer of what comes on top of it says. */
function placeOf({ slices }: FlightSnapshot) {
  const legs = slices.flatMap((slice) => slice.legs);
  const [first, last, outEnd] = [legs[0], legs.at(-1), slices[0]?.legs.at(-1)];
  if (!first || !last || !outEnd) throw new Error('a trip has a flight');
  const [startsAt, endsAt] = [new Date(first.departsAt), new Date(last.arrivesAt)];
  const { zone } = first.from;
  return {
    service: { from: dayIn(zone, startsAt), to: dayIn(zone, endsAt), zone, startsAt, endsAt },
    cities: { from: first.from.cityId, to: outEnd.to.cityId },
  };
}

const NO_TAX = { bp: 0, name: '' };
/** Nothing of what is booked is given up. */
const NOTHING = { part: 0, of: 1, becomes: 1 };

/** Bags beside those of a booking, at what its fares sell them for now. Nothing is held: no seat changes hands. */
export const amendBags = (platform: Platform): TravelAmend => ({
  quote: async (db, { orderId, request, snapshot, wanted, now }) => {
    const booked = asSnapshot(snapshot);
    const { bags } = wanted as WantedBags;
    const ways = await bagsForBooked(platform, db, booked, now);
    checkBags({ bags }, booked, ways);
    const owned = booked.bags ?? [];
    const added = soldBags(bags, { sold: ways.map(({ sold }) => sold), owned });
    const wayOf = (slice: number): string => {
      const legs = booked.slices[slice - 1]?.legs ?? [];
      return `${legs[0]?.from.code} → ${legs.at(-1)?.to.code}`;
    };
    const { service, cities } = placeOf(booked);
    const free = await freeUntil(db, orderId);
    const usd = bagsUsd(added);
    return {
      request: { ...request, bags: askedWith(asTrip(request).bags, bags) },
      exchange: NOTHING,
      offer: {
        subjectId: (await findRoute(db, cities)) ?? refuse('record.not_found'),
        snapshot: withBags(booked, boughtBags(added)),
        service,
        items: bagItems(added, { party: booked.party, wayOf, owned }),
        tax: NO_TAX,
        policy: [...(free ? [{ until: free, feeUsd: 0 }] : []), { until: null, feeUsd: usd }],
        guestsUntil: null,
      },
    };
  },
  hold: async () => undefined,
  extend: async () => undefined,
  swap: async () => undefined,
  drop: async () => undefined,
});
