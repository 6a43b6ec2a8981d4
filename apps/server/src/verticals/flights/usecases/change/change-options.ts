import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { Price } from '@app/contract/core/validation';
import type { ChangeOption, ChangeOptions } from '@app/contract/verticals/flights/change-views';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { travellersOf } from '@app/contract/verticals/flights/party';
import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { toPrice } from '../../../../modules/pricing/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type ChangeableTrip, changeableTrip, type OwnTrip, ownTrip } from '../../db/change.repo.ts';
import { changeableUntil, ruleFeeUsd } from '../../domain/change-rule.ts';
import { faresUsd, grossUsd } from '../../domain/changed-items.ts';
import { inTimeForReturn, isReturn } from '../../domain/connections.ts';
import { faresGive } from '../../domain/fare.ts';
import type { FoundItinerary, WayFare } from '../../domain/find-itineraries.ts';
import {
  asSnapshot,
  type FlightSnapshot,
  frozenItinerary,
  type KeptSlice,
  sliceView,
} from '../../domain/flight-snapshot.ts';
import { returnAirline } from '../../domain/return-discount.ts';
import type { Departure } from '../../domain/schedule.ts';
import { feeAt } from '../../domain/trip-fares.ts';
import { placesOf } from '../search/places.ts';
import { readItineraries } from '../search/read-itineraries.ts';
import { fewLeft } from '../search/show-flights.ts';
import { bookedWay } from './changed-trip.ts';
import { partOfTrip } from './part-of-trip.ts';

type OptionsQuery = {
  readonly orderId: string;
  /** Null where staff read for an order that they see. */
  readonly customerId: string | null;
  readonly slice: number;
  readonly day: Day;
  readonly cabin?: Cabin | undefined;
  /** Who alone changes; empty where all do. */
  readonly moving: readonly number[];
  readonly lang: Locale;
};

/** Days to both sides whose prices are shown, and that are looked through where these have no flight. */
const AROUND = 3;
const AFAR = 14;

/** What a way of a booking is measured by. */
type Measure = {
  readonly trip: ChangeableTrip;
  readonly own: OwnTrip;
  readonly booked: FlightSnapshot;
  readonly kept: KeptSlice;
  readonly slice: number;
  readonly ways: readonly (readonly Departure[])[];
  readonly now: Date;
};

const SEAT = /^seat\/(\d+)\//;

/** What was paid for a way and comes back with it, before anything was taken off: fares, charges, and seats on its flights. */
function paidUsd({ own, booked, slice }: Measure): number {
  const before = booked.slices.slice(0, slice - 1).reduce((sum, { legs }) => sum + legs.length, 0);
  const last = before + (booked.slices[slice - 1]?.legs.length ?? 0);
  return own.items.reduce((sum, item) => {
    const leg = Number(SEAT.exec(item.key)?.[1] ?? 0);
    const isOf = item.key.startsWith(`slice-${slice}/`) || (leg > before && leg <= last);
    return isOf ? sum + grossUsd(item) - item.offUsd : sum;
  }, 0);
}

const stepsOf = ({ policy }: ChangeableTrip) =>
  policy.map(({ until, feeUsd }) => ({ until: until === null ? null : new Date(until), feeUsd }));

/** Whether a trip can still be cancelled for nothing after it was placed: a change costs nothing then. */
const isFree = ({ policy }: ChangeableTrip, now: Date): boolean =>
  policy.some(
    ({ until, hoursAfterPlacing }) => hoursAfterPlacing !== undefined && until !== null && new Date(until) > now,
  );

/** What changing a way costs beside its price: nothing while the trip is free after placing, else by the rule of its fare, or as much of the policy as it is of the trip. */
function feeUsd({ trip, own, booked, kept, slice, ways, now }: Measure): number {
  if (isFree(trip, now)) return 0;
  if (kept.fare.change) return ruleFeeUsd(kept, travellersOf(booked.party));
  const [usd, whole] = [
    faresUsd(own.items, { slice, party: booked.party }),
    ways.reduce((sum, _, at) => sum + faresUsd(own.items, { slice: at + 1, party: booked.party }), 0),
  ];
  return whole === 0 ? 0 : Math.round((feeAt(stepsOf(trip), now) * usd) / whole);
}

/** What a change to something costs more in all, less than nothing where it refunds: no more than cancelling would. */
function differenceUsd(
  measure: Measure,
  of: { readonly usd: number; readonly paid: number; readonly fee: number },
): number {
  const moreUsd = of.usd - of.paid;
  const { trip, own, now } = measure;
  const kept = Math.max(0, feeAt(stepsOf(trip), now) - (own.worthUsd + moreUsd));
  return moreUsd + Math.max(of.fee, Math.min(kept, Math.max(0, -moreUsd)));
}

/** What a found way costs in a fare; less where its airline flies the other way too and takes something off for that. */
function fareUsdOf(way: FoundItinerary, { returned, totalUsd }: WayFare, { ways, slice }: Measure): number {
  const other = ways.length === 2 ? ways[2 - slice] : undefined;
  if (!other || !returned) return totalUsd;
  const [out, back] = slice === 1 ? [way.legs, other] : [other, way.legs];
  const isBack = isReturn({ legs: out }, { legs: back });
  return isBack && returnAirline(other)?.id === way.returnAirline ? returned.totalUsd : totalUsd;
}

/** Whether a way is in time for those around it. */
const inTime = (way: FoundItinerary, { ways, slice }: Measure): boolean => {
  const [before, after] = [ways[slice - 2]?.at(-1), ways[slice]?.[0]];
  return (
    (!before || inTimeForReturn(before.arrivesAt, way.departsAt)) &&
    (!after || inTimeForReturn(way.arrivesAt, after.departsAt))
  );
};

async function measureOf(platform: Platform, db: Queryable, asked: OptionsQuery): Promise<Measure> {
  const found = (await changeableTrip(db, asked)) ?? refuse('record.not_found');
  assertThat(found.isBooked, 'order.not_allowed');
  const whole = (await ownTrip(db, asked.orderId)) ?? refuse('order.not_allowed');
  const { trip, own, booked } =
    asked.moving.length > 0
      ? partOfTrip(found, whole, asked.moving)
      : { trip: found, own: whole, booked: asSnapshot(found.snapshot) };
  const kept = booked.slices[asked.slice - 1] ?? refuseField('slice', 'field.invalid');
  const ways = await Promise.all(booked.slices.map((way) => bookedWay(db, way)));
  return { trip, own, booked, kept, slice: asked.slice, ways, now: platform.clock.now() };
}

/** The itineraries of a way's places on days around one that are in time for the other ways. */
async function waysAround(platform: Platform, db: Queryable, of: Measure & { asked: OptionsQuery; around: number }) {
  const { asked, booked, kept, now } = of;
  const [from, to] = [kept.legs[0]?.from.cityId ?? '', kept.legs.at(-1)?.to.cityId ?? ''];
  const [start, end] = await placesOf(db, [from, to], asked.lang);
  const today = dayIn(start.zone, now);
  const last = addDays(today, flightLimits.daysAhead);
  const [first, until] = [addDays(asked.day, -of.around), addDays(asked.day, of.around)];
  const days = { first: first < today ? today : first, last: until > last ? last : until };
  if (days.first > days.last) return new Map<Day, FoundItinerary[]>();
  const cabin = asked.cabin ?? kept.cabin;
  const waysOn = await readItineraries(
    platform,
    { from: start, to: end, cabin, party: booked.party, ...days, now },
    db,
  );
  const found = [...nightsOf(days.first, days.last), days.last].map((day): [Day, FoundItinerary[]] => [
    day,
    waysOn(day).filter((way) => inTime(way, of)),
  ]);
  return new Map(found);
}

/**
 * What a way of a booking can be changed to on a day, each with what it costs more or refunds, and the days around. Refuses
 * record.not_found, and order.not_allowed for a booking that is not paid, or is over.
 */
export async function readChangeOptions(platform: Platform, asked: OptionsQuery): Promise<ChangeOptions> {
  const { db } = platform;
  const measure = await measureOf(platform, db, asked);
  const { kept, trip } = measure;
  const near = await waysAround(platform, db, { ...measure, asked, around: AROUND });
  const any = [...near.values()].some((ways) => ways.length > 0);
  const found = any ? near : await waysAround(platform, db, { ...measure, asked, around: AFAR });
  const paid = paidUsd(measure);
  const fee = feeUsd(measure);
  const price = (usd: number): Price => toPrice(usd, trip.currency);
  const shown = (usd: number) => ({ due: usd > 0 ? price(usd) : null, back: usd < 0 ? price(-usd) : null });
  const moreOf = (way: FoundItinerary, fare: WayFare): number =>
    differenceUsd(measure, { usd: fareUsdOf(way, fare, measure), paid, fee });
  const flight = (way: FoundItinerary): ChangeOption => {
    const cabin = way.legs[0]?.cabin.cabin ?? kept.cabin;
    const frozen = frozenItinerary(way.legs, cabin);
    const same = cabin === kept.cabin && way.key === sliceView(kept, asked.lang).key;
    const fares = [...way.fares].map(([brand, fare]) => {
      const { change: _change, name, ...gives } = faresGive(fare.legs.map((leg) => leg.brand));
      const booked = same && brand === kept.brand;
      return { ...gives, brand, name: localize(name, asked.lang), booked, usd: booked ? 0 : moreOf(way, fare) };
    });
    return {
      ...sliceView(frozen, asked.lang),
      seatsLeft: fewLeft(way.seatsLeft),
      fares: fares.sort((a, b) => a.usd - b.usd).map(({ usd, ...fare }) => ({ ...fare, ...shown(usd) })),
    };
  };
  const until = changeableUntil(kept);
  return {
    until: until?.toISOString() ?? null,
    fee: kept.fare.change && !kept.fare.change.allowed ? null : price(fee),
    days: [...found].flatMap(([date, ways]) => {
      const prices = ways.flatMap((way) => [...way.fares.values()].map((fare) => moreOf(way, fare)));
      return prices.length > 0 ? [{ date, ...shown(Math.min(...prices)) }] : [];
    }),
    flights: (found.get(asked.day) ?? []).toSorted((a, b) => a.departsAt.getTime() - b.departsAt.getTime()).map(flight),
  };
}
