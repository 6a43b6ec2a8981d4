import { assertThat, refuse } from '@app/contract/core/refuse';
import { type FlightParty, seatsOf, travellersOf } from '@app/contract/verticals/flights/party';
import type { WantedTrip } from '@app/contract/verticals/flights/trip-schemas';
import { invariant } from '@app/kernel/assert';
import { parameter } from '../../../../modules/settings/public.ts';
import type { AmendOffer, ChangeRule, PolicyRule, TravelAmend } from '../../../../modules/travel/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { freeUntil } from '../../db/booked-bags.repo.ts';
import {
  boardOther,
  bookedLegs,
  dropOther,
  extendOther,
  type OtherLeg,
  type OwnTrip,
  otherTripOf,
  ownTrip,
  swapTrips,
  writeOther,
} from '../../db/change.repo.ts';
import { findRoute } from '../../db/route.repo.ts';
import { holdSeats, lockBooking, writeTravellers } from '../../db/seats.repo.ts';
import { voidTickets } from '../../db/ticket.repo.ts';
import { mayBeChanged, ruleFeeUsd } from '../../domain/change-rule.ts';
import { faresUsd, grossUsd } from '../../domain/changed-items.ts';
import { asTrip } from '../../domain/flight-request.ts';
import { asSnapshot, type FlightSnapshot } from '../../domain/flight-snapshot.ts';
import { staying } from '../../domain/staying.ts';
import { type WhoStays, whoStays } from '../../domain/who-stays.ts';
import { bookingOf } from '../hold-seats.ts';
import { dropSeats } from '../tags.ts';
import { type ChangedWay, changedWays, otherWays } from './changed-trip.ts';
import { changedOffer } from './offer-change.ts';
import { splitTrip } from './split-trip.ts';

/** How much of a booking is surrendered beside what rules of fares say, by what its fares cost. */
function exchangeOf(of: { own: OwnTrip; booked: FlightSnapshot; ways: readonly ChangedWay[]; who: WhoStays }) {
  const { own, booked, ways, who } = of;
  const usd = (party: FlightParty, which: (way: ChangedWay) => boolean = () => true) =>
    ways.reduce((sum, way, at) => sum + (which(way) ? faresUsd(own.items, { slice: at + 1, party }) : 0), 0);
  const whole = usd(booked.party);
  const leaving = usd(who.leaves);
  const byPolicy = usd(who.party, (way) => way.fare !== null && !way.byRule);
  return { part: leaving + byPolicy, of: whole, becomes: whole - leaving };
}

/** What rules of fares say of a change, and what of it is never refunded, as the policy counts it. */
function ruleOf(of: {
  own: OwnTrip;
  ways: readonly ChangedWay[];
  who: WhoStays;
  lost: { stays: number; leaves: number; returns: number };
  isFree: boolean;
}): ChangeRule {
  const { own, ways, who, lost } = of;
  const all = own.items.reduce((sum, item) => sum + grossUsd(item), 0);
  const counted = (usd: number): number => (all === 0 ? 0 : Math.round((usd * own.worthUsd) / all));
  const travellers = travellersOf(who.party);
  const fee = ways.reduce((sum, { byRule, kept }) => sum + (byRule ? ruleFeeUsd(kept, travellers) : 0), 0);
  return {
    // Who could cancel for nothing and book again pays nothing for a change.
    feeUsd: of.isFree ? 0 : fee,
    lost: {
      allUsd: counted(lost.stays + lost.leaves + lost.returns),
      staysUsd: counted(lost.stays),
      leavesUsd: counted(lost.leaves),
    },
  };
}

/** The step of a booking that is still free after placing. */
async function freeStep(platform: Platform, db: Queryable, orderId: string): Promise<PolicyRule | null> {
  const until = await freeUntil(db, orderId);
  if (!until) return null;
  return { until, feeUsd: 0, hoursAfterPlacing: await parameter(platform, 'flight.free_hours') };
}

/** Another trip, with what it costs. */
async function quoteTrip(
  platform: Platform,
  db: Queryable,
  of: Parameters<TravelAmend['quote']>[1],
): Promise<AmendOffer> {
  const { orderId, request, now, byStaff } = of;
  const booked = asSnapshot(of.snapshot);
  const { slices: given, leaving } = of.wanted as WantedTrip;
  const wanted = otherWays(given, booked);
  assertThat(wanted.length > 0 || leaving.length > 0, 'travel.same_dates');
  const own = (await ownTrip(db, orderId)) ?? refuse('record.not_found');
  const who = whoStays(booked.party, leaving, own.guests);
  const { party } = who;
  const ways = await changedWays(platform, db, { booked, own, party, wanted, now, byStaff });
  const [first, out] = [booked.slices[0]?.legs[0], booked.slices[0]?.legs.at(-1)];
  const subjectId = first && out ? await findRoute(db, { from: first.from.cityId, to: out.to.cityId }) : null;
  const free = await freeStep(platform, db, orderId);
  const { offer, lost } = changedOffer({
    ...{ booked, ways, who, free },
    subjectId: subjectId ?? refuse('record.not_found'),
    items: own.items,
  });
  const { slices, bags, seats } = asSnapshot(offer.snapshot);
  const { seats: _seats, ...asked } = asTrip(request);
  return {
    request: {
      ...asked,
      slices: slices.map(({ cabin, brand, legs }) => ({
        ...{ cabin, brand },
        legs: legs.map(({ flightId, day }) => ({ flightId, day })),
      })),
      ...{ adults: party.adults, childAges: [...party.childAges], babies: party.babies },
      bags: (bags ?? []).map(({ slice, guest, kind, pieces }) => ({ slice, guest, kind, pieces })),
      seats: (seats ?? []).map(({ leg, guest, seat }) => ({ leg, guest, seat })),
    },
    offer,
    exchange: exchangeOf({ own, booked, ways, who }),
    rule: ruleOf({ own, ways, who, lost, isFree: free !== null }),
    stays: who.stays,
  };
}

/** Other flights on ways of a booked trip, fewer travellers on it, or both. */
export const amendTrip = (platform: Platform): TravelAmend => ({
  quote: (db, of) => quoteTrip(platform, db, of),
  named: ({ wanted, guests }) => staying(guests, (wanted as WantedTrip).leaving),
  allows: ({ snapshot, now, byStaff }) => mayBeChanged(asSnapshot(snapshot), { now, byStaff }),
  hold: async (tx, { orderId, snapshot, stays, expiresAt }) => {
    const booking = await lockBooking(tx, orderId);
    invariant(booking?.state === 'taken', `order ${orderId} has no seats`);
    const { party } = asSnapshot(snapshot);
    const has = new Set(
      (await bookedLegs(tx, orderId)).map(({ flightId, cabin, day }) => `${flightId} ${cabin} ${day}`),
    );
    const legs = bookingOf({ orderId, snapshot }).legs.map(
      (leg): OtherLeg => ({ ...leg, held: !has.has(`${leg.flightId} ${leg.cabin} ${leg.day}`) }),
    );
    const [seats, laps] = [seatsOf(party), party.babies];
    const beside = legs.filter(({ held }) => held);
    const held = beside.length === 0 ? 0 : await holdSeats(tx, { orderId, seats, laps, legs: beside });
    assertThat(held === beside.length, 'travel.unavailable');
    const all = Array.from({ length: booking.seats + booking.laps }, (_, index) => index + 1);
    await writeOther(tx, orderId, { seats, laps, legs, stays: stays ?? all, expiresAt });
    assertThat(await boardOther(tx, orderId), 'flight.on_board_already');
    if (beside.length > 0) dropSeats(platform, tx);
  },
  extend: extendOther,
  swap: async (tx, orderId) => {
    const booking = await lockBooking(tx, orderId);
    const other = booking && (await otherTripOf(tx, orderId));
    invariant(booking?.state === 'taken' && other, `order ${orderId} holds no other trip`);
    const travellers = await swapTrips(tx, { orderId, booking, other });
    const aboard = await writeTravellers(tx, { orderId, state: 'taken', travellers });
    invariant(aboard, `travellers of order ${orderId} are on board with another`);
    await voidTickets(tx, orderId);
    dropSeats(platform, tx);
  },
  drop: async (tx, orderId) => {
    const booking = await lockBooking(tx, orderId);
    const other = booking && (await otherTripOf(tx, orderId));
    if (!other) return;
    await dropOther(tx, orderId, other);
    dropSeats(platform, tx);
  },
  split: splitTrip,
});
