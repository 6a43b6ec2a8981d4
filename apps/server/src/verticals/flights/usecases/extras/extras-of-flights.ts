import { assertThat, refuse } from '@app/contract/core/refuse';
import type { WantedExtras } from '@app/contract/verticals/flights/extras-schemas';
import { invariant } from '@app/kernel/assert';
import { dayIn } from '@app/kernel/zone-time';
import type { TravelAmend, TravelOffer } from '../../../../modules/travel/public.ts';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { freeUntil } from '../../db/booked-bags.repo.ts';
import { lockDepartures, seatsOfOrder, writeSeats } from '../../db/flight-seat.repo.ts';
import { findRoute } from '../../db/route.repo.ts';
import { clearSeatChange, freeSeatsOf, recountStandby, writeSeatChange } from '../../db/seat-change.repo.ts';
import { lockBooking } from '../../db/seats.repo.ts';
import { bagItems, bagsUsd, boughtBags } from '../../domain/bag-items.ts';
import { askedWith, withBags } from '../../domain/booked-bags.ts';
import { refuseTaken, sameSitter, withChosen } from '../../domain/check-seats.ts';
import { asTrip } from '../../domain/flight-request.ts';
import { asSnapshot, type FlightSnapshot } from '../../domain/flight-snapshot.ts';
import { extraSeatItems, seatsUsd } from '../../domain/seat-items.ts';
import { dropSeats } from '../tags.ts';
import { priceBags } from './extra-bags.ts';
import { type ExtraSeat, priceOtherSeats } from './extra-seats.ts';

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

/** A booking with seats more, and what was asked for each so far. */
const withSeats = (booked: FlightSnapshot, seats: readonly ExtraSeat[]): FlightSnapshot => ({
  ...booked,
  seats: withChosen(
    booked.seats ?? [],
    seats.map(({ leg, guest, seat, spot, inAllUsd }) => ({ leg, guest, seat, exit: spot.exit, usd: inAllUsd })),
  ).sort((a, b) => a.leg - b.leg || a.guest - b.guest),
});

/** Holds the seats that an order is to have, but for those that its own travellers exchange. Refuses flight.seat_taken. */
async function holdSeats(tx: Tx, orderId: string, { slices, seats = [] }: FlightSnapshot): Promise<boolean> {
  await lockDepartures(tx, orderId);
  const own = await seatsOfOrder(tx, orderId);
  const other = seats.filter((seat) => !own.some((one) => sameSitter(one, seat) && one.seat === seat.seat));
  if (other.length === 0) return false;
  const isOwn = (seat: (typeof other)[number]) => own.some((one) => one.leg === seat.leg && one.seat === seat.seat);
  await writeSeatChange(tx, { orderId, seats: other });
  const held = { orderId, state: 'held', chosen: true, seats: other.filter((seat) => !isOwn(seat)) } as const;
  const gone = await writeSeats(tx, held);
  if (gone) refuseTaken(gone, slices.flatMap(({ legs }) => legs)[gone.leg - 1]?.number ?? '');
  return true;
}

/** The travellers of an order have the seats that it is to have. Returns whether there were any. */
async function takeSeats(tx: Tx, orderId: string): Promise<boolean> {
  await lockBooking(tx, orderId);
  await lockDepartures(tx, orderId);
  const seats = await clearSeatChange(tx, orderId);
  if (seats.length === 0) return false;
  await freeSeatsOf(tx, orderId, seats);
  const lost = await writeSeats(tx, { orderId, state: 'taken', chosen: true, seats });
  invariant(lost === null, `a seat that was held for order ${orderId} is taken`);
  await recountStandby(tx, orderId);
  return true;
}

/** Bags and seats beside what is booked, at what its fares sell them for now. Seats are held, bags need no room. */
export const extrasOfFlights = (platform: Platform): TravelAmend => ({
  quote: async (db, { orderId, request, snapshot, wanted, now }) => {
    const booked = asSnapshot(snapshot);
    const { bags, seats } = wanted as WantedExtras;
    const moreBags = await priceBags(platform, db, { booked, bags, now });
    const moreSeats = await priceOtherSeats(platform, db, { orderId, booked, seats, now });
    assertThat(moreBags.length + moreSeats.length > 0, 'travel.same_dates');
    const wayOf = (slice: number): string => {
      const legs = booked.slices[slice - 1]?.legs ?? [];
      return `${legs[0]?.from.code} → ${legs.at(-1)?.to.code}`;
    };
    const { service, cities } = placeOf(booked);
    const free = await freeUntil(db, orderId);
    const asked = asTrip(request);
    const owned = booked.bags ?? [];
    return {
      request: {
        ...request,
        bags: askedWith(asked.bags, bags),
        seats: withChosen(asked.seats ?? [], [...seats]),
      },
      exchange: NOTHING,
      offer: {
        subjectId: (await findRoute(db, cities)) ?? refuse('record.not_found'),
        snapshot: withSeats(withBags(booked, boughtBags(moreBags)), moreSeats),
        service,
        items: [...bagItems(moreBags, { party: booked.party, wayOf, owned }), ...extraSeatItems(moreSeats)],
        tax: NO_TAX,
        policy: [
          ...(free ? [{ until: free, feeUsd: 0 }] : []),
          { until: null, feeUsd: bagsUsd(moreBags) + seatsUsd(moreSeats) },
        ],
        guestsUntil: null,
      } satisfies TravelOffer,
    };
  },
  hold: async (tx, { orderId, snapshot }) => {
    const booking = await lockBooking(tx, orderId);
    invariant(booking?.state === 'taken', `order ${orderId} has no seats`);
    if (await holdSeats(tx, orderId, asSnapshot(snapshot))) dropSeats(platform, tx);
  },
  extend: async () => undefined,
  swap: async (tx, orderId) => {
    if (await takeSeats(tx, orderId)) dropSeats(platform, tx);
  },
  drop: async (tx, orderId) => {
    await lockBooking(tx, orderId);
    const seats = await clearSeatChange(tx, orderId);
    if (seats.length > 0) dropSeats(platform, tx);
  },
});
