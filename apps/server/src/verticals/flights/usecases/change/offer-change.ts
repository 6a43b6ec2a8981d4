import type { FlightParty } from '@app/contract/verticals/flights/party';
import { dayIn } from '@app/kernel/zone-time';
import type { OfferItem, PolicyRule, TravelOffer } from '../../../../modules/travel/public.ts';
import { withLost } from '../../domain/bag-offers.ts';
import { faresUsd, keptBeside, keptFares, type Moved, type PaidItem } from '../../domain/changed-items.ts';
import type { PricedSeat } from '../../domain/check-seats.ts';
import { fareItems } from '../../domain/fare.ts';
import { type FlightSnapshot, frozenItinerary, type KeptSlice, snapshotOf } from '../../domain/flight-snapshot.ts';
import { type RefundPart, refundPolicy } from '../../domain/refund-steps.ts';
import { keptSeat, seatItems, seatsUsd } from '../../domain/seat-items.ts';
import { refundParts } from '../../domain/trip-fares.ts';
import type { WhoStays } from '../../domain/who-stays.ts';
import type { ChangedWay } from './changed-trip.ts';

type Of = {
  readonly subjectId: string;
  readonly booked: FlightSnapshot;
  readonly ways: readonly ChangedWay[];
  readonly who: WhoStays;
  readonly items: readonly PaidItem[];
  /** The step of the booking that is still free, after placing. */
  readonly free: PolicyRule | null;
  /** Seats that are chosen on flights that the booking does not have. */
  readonly seats: readonly PricedSeat[];
};

const cabinOf = ({ legs, kept }: ChangedWay) => legs[0]?.cabin.cabin ?? kept.cabin;
const wayText = ({ legs }: ChangedWay): string => `${legs[0]?.flight.from.code} → ${legs.at(-1)?.flight.to.code}`;

/** The fares and charges of a way: as they were paid where it stays, else as they are now. */
function wayItems(way: ChangedWay, slice: number, of: Of): OfferItem[] {
  const { party } = of.who;
  if (!way.fare) return keptFares(of.items, { slice, party });
  const { price, list, gives } = way.fare;
  const [of1] = [{ price, list, cabin: cabinOf(way), fare: gives.name, way: wayText(way) }];
  return fareItems([of1], party).map((item) => ({ ...item, key: item.key.replace('slice-1/', `slice-${slice}/`) }));
}

/** A fare's parts by which it is cancelled, for those who stay of who paid it. */
function keptParts(kept: KeptSlice, of: { readonly wasUsd: number; readonly isUsd: number }): KeptSlice['refund'] {
  const { wasUsd, isUsd } = of;
  return kept.refund?.map((part) => ({ ...part, usd: wasUsd === 0 ? 0 : Math.round((part.usd * isUsd) / wasUsd) }));
}

function keptSlice(way: ChangedWay, slice: number, of: Of): KeptSlice {
  if (way.fare) {
    return {
      ...frozenItinerary(way.legs, cabinOf(way)),
      brand: way.fare.code,
      fare: way.fare.gives,
      refund: refundParts(way.fare.legs, of.who.party).map(({ fareUsd, steps }) => ({ usd: fareUsd, steps })),
    };
  }
  const usd = (party: FlightParty) => faresUsd(of.items, { slice, party });
  const refund = keptParts(way.kept, { wasUsd: usd(of.booked.party), isUsd: usd(of.who.party) });
  return { ...way.kept, ...(refund && { refund }) };
}

const partsOf = ({ legs, refund }: KeptSlice): RefundPart[] =>
  (refund ?? []).map(({ usd, steps }) => ({ departsAt: new Date(legs[0]?.departsAt ?? 0), steps, fareUsd: usd }));

/** Where travellers, flights and bags of a booking are once it is changed. */
function movedBy({ booked, ways, who }: Of): Moved {
  const before = booked.slices.flatMap(({ cabin, legs }) =>
    legs.map(({ flightId, day }) => `${flightId} ${day} ${cabin}`),
  );
  const after = ways.flatMap((way) => way.legs.map(({ flight, day }) => `${flight.id} ${day} ${cabinOf(way)}`));
  return {
    guest: (position) => who.stays.indexOf(position) + 1 || null,
    leg: (position) => after.indexOf(before[position - 1] ?? '') + 1 || null,
    sold: (slice) => ways[slice - 1]?.fare?.extraBags ?? null,
  };
}

const totalOf = (items: readonly OfferItem[]): number =>
  items.reduce((sum, { priceUsd, quantity }) => sum + priceUsd * quantity, 0);

/**
 * A booking with other flights on some of its ways, or without some of its travellers: ways that stay cost what was paid for them,
 * others what they do now; bags and chosen seats go along as far as they can, and seats that are chosen anew come beside. `lost` is what of them stays, leaves and comes back.
 */
export function changedOffer(of: Of): {
  readonly offer: TravelOffer;
  readonly lost: ReturnType<typeof keptBeside>['usd'];
} {
  const { booked, ways, who } = of;
  const slices = ways.map((way, index) => keptSlice(way, index + 1, of));
  const fares = ways.flatMap((way, index) => wayItems(way, index + 1, of));
  const moved = movedBy(of);
  const wayOf = (slice: number): string => {
    const way = ways[slice - 1];
    return way ? wayText(way) : '';
  };
  const beside = keptBeside(of.items, { moved, bags: booked.bags ?? [], party: who.party, wayOf });
  const carried = (booked.seats ?? []).flatMap(({ leg, guest, ...seat }) => {
    const [at, sits] = [moved.leg(leg), moved.guest(guest)];
    return at === null || sits === null ? [] : [{ ...seat, leg: at, guest: sits }];
  });
  const seats = [...carried, ...of.seats.map(keptSeat)].sort((a, b) => a.leg - b.leg || a.guest - b.guest);
  const legs = ways.flatMap((way) => way.legs);
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) throw new Error('a trip has a flight');
  const parts = slices.flatMap(partsOf);
  const faresOnlyUsd = parts.reduce((sum, { fareUsd }) => sum + fareUsd, 0);
  const policy = withLost(
    refundPolicy({ parts, chargesUsd: Math.max(0, totalOf(fares) - faresOnlyUsd), departsAt: first.departsAt }),
    beside.usd.stays + seatsUsd(of.seats),
  );
  const free = of.free?.until;
  const { zone } = first.flight.from;
  return {
    lost: beside.usd,
    offer: {
      subjectId: of.subjectId,
      snapshot: snapshotOf({ slices, party: who.party, seats, cover: booked.cover, bags: beside.bags }),
      service: {
        from: dayIn(zone, first.departsAt),
        to: dayIn(zone, last.arrivesAt),
        zone,
        startsAt: first.departsAt,
        endsAt: last.arrivesAt,
      },
      items: [...fares, ...beside.items, ...seatItems(of.seats)],
      tax: { bp: 0, name: '' },
      policy: of.free && free ? [of.free, ...policy.filter(({ until }) => until === null || until > free)] : policy,
      guestsUntil: ways.at(-1)?.legs[0]?.departsAt ?? first.departsAt,
    },
  };
}
