import { type FlightParty, travellersOf } from '@app/contract/verticals/flights/party';
import { parameter } from '../../../../modules/settings/public.ts';
import type { AmendOffer, ChangeRule, PolicyRule } from '../../../../modules/travel/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { freeUntil } from '../../db/booked-bags.repo.ts';
import type { OwnTrip } from '../../db/change.repo.ts';
import { ruleFeeUsd } from '../../domain/change-rule.ts';
import { faresUsd, grossUsd } from '../../domain/changed-items.ts';
import type { PricedSeat } from '../../domain/check-seats.ts';
import { asTrip } from '../../domain/flight-request.ts';
import { asSnapshot, type FlightSnapshot } from '../../domain/flight-snapshot.ts';
import { seatsUsd } from '../../domain/seat-items.ts';
import type { WhoStays } from '../../domain/who-stays.ts';
import type { ChangedWay } from './changed-trip.ts';
import { changedOffer } from './offer-change.ts';

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
export async function freeStep(platform: Platform, db: Queryable, orderId: string): Promise<PolicyRule | null> {
  const until = await freeUntil(db, orderId);
  if (!until) return null;
  return { until, feeUsd: 0, hoursAfterPlacing: await parameter(platform, 'flight.free_hours') };
}

/** Another trip instead of a booked one, with how much of that is surrendered and what rules of its fares say. */
export function offeredTrip(of: {
  readonly booked: FlightSnapshot;
  readonly own: OwnTrip;
  readonly who: WhoStays;
  readonly ways: readonly ChangedWay[];
  /** The step of the booking that is still free, after placing. */
  readonly free: PolicyRule | null;
  readonly subjectId: string;
  /** What the booking was asked for by. */
  readonly request: Record<string, unknown>;
  /** Seats that are chosen on flights that the booking does not have. */
  readonly seats?: readonly PricedSeat[];
}): AmendOffer {
  const { booked, own, who, ways, free, seats: chosen = [] } = of;
  const { party } = who;
  const { subjectId } = of;
  const { offer, lost } = changedOffer({ booked, ways, who, free, subjectId, items: own.items, seats: chosen });
  const { slices, bags, seats } = asSnapshot(offer.snapshot);
  const { seats: _seats, ...asked } = asTrip(of.request);
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
    rule: { ...ruleOf({ own, ways, who, lost, isFree: free !== null }), addsUsd: seatsUsd(chosen) },
    stays: who.stays,
  };
}
