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
import { changePrices, frozenCurrency, type PolicyRule } from '../../../../modules/travel/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { isChangeable, type OwnTrip, ownTrip } from '../../db/change.repo.ts';
import { changeableUntil, mayChange, ruleFeeUsd } from '../../domain/change-rule.ts';
import { faresUsd, type PaidItem } from '../../domain/changed-items.ts';
import { inTimeForReturn } from '../../domain/connections.ts';
import { faresGive } from '../../domain/fare.ts';
import type { FoundItinerary, WayFare } from '../../domain/find-itineraries.ts';
import {
  asSnapshot,
  type FlightSnapshot,
  frozenItinerary,
  type KeptSlice,
  sliceView,
} from '../../domain/flight-snapshot.ts';
import { returnOff } from '../../domain/return-discount.ts';
import type { Departure } from '../../domain/schedule.ts';
import { feeAt, sliceFare } from '../../domain/trip-fares.ts';
import { placesOf } from '../search/places.ts';
import { readItineraries } from '../search/read-itineraries.ts';
import { fewLeft } from '../search/show-flights.ts';
import { bookedWay, type ChangedWay } from './changed-trip.ts';
import { freeStep, offeredTrip } from './offered-trip.ts';

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
  readonly order: Prices['order'];
  readonly booked: FlightSnapshot;
  readonly kept: KeptSlice;
  readonly slice: number;
  readonly ways: readonly (readonly Departure[])[];
  readonly now: Date;
  /** What a change to a found way in a fare costs more, less than nothing where it refunds. */
  readonly differenceUsd: (way: FoundItinerary, brand: string, fare: WayFare) => number;
  /** What changing the way costs beside its price. */
  readonly feeUsd: number;
};
type Prices = Awaited<ReturnType<typeof changePrices>>;

const asPaid = ({ taxBp, ...item }: Prices['items'][number]): PaidItem => ({ ...item, taxBp: taxBp ?? null });

const stepsOf = (policy: Prices['order']['policy']) =>
  policy.map(({ until, feeUsd }) => ({ until: until === null ? null : new Date(until), feeUsd }));

/** What changing a way costs beside its price: nothing while the trip is free after placing, else by the rule of its fare, or as much of the policy as it is of the trip. */
function feeOf(of: Pick<Measure, 'order' | 'booked' | 'kept' | 'slice' | 'now'> & { own: OwnTrip; isFree: boolean }) {
  const { order, booked, kept, slice, now, own } = of;
  if (of.isFree) return 0;
  if (kept.fare.change) return ruleFeeUsd(kept, travellersOf(booked.party));
  const fares = (at: number): number => faresUsd(own.items, { slice: at, party: booked.party });
  const whole = booked.slices.reduce((sum, _, at) => sum + fares(at + 1), 0);
  return whole === 0 ? 0 : Math.round((feeAt(stepsOf(order.policy), now) * fares(slice)) / whole);
}

/** What a change to a found way in a fare costs more: as the change itself is priced, of the very booking that it would be. */
function differenceOf(
  of: Pick<Measure, 'order' | 'booked' | 'kept' | 'slice' | 'ways' | 'now'> & {
    own: OwnTrip;
    free: PolicyRule | null;
    sums: Prices['sums'];
  },
): Measure['differenceUsd'] {
  const { order, booked, kept, slice, own, free } = of;
  const party = booked.party;
  const stays = Array.from({ length: travellersOf(party) }, (_, index) => index + 1);
  const who = { stays, party, leaves: { adults: 0, childAges: [], babies: 0 } };
  const staying = of.ways.map((legs, at): ChangedWay => {
    return { legs, kept: booked.slices[at] ?? kept, fare: null, byRule: false };
  });
  const byRule = mayChange(kept, of.now);
  return (way, brand, fare) => {
    const trip = of.ways.with(slice - 1, way.legs);
    const changed = { legs: way.legs, kept, fare: sliceFare(brand, fare.legs, returnOff(trip)), byRule };
    const ways = staying.with(slice - 1, changed);
    const { subjectId, request } = order;
    const { dueUsd, backUsd } = of.sums(offeredTrip({ booked, own, who, ways, free, subjectId, request }));
    return dueUsd - backUsd;
  };
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
  const { orderId, slice } = asked;
  assertThat((await isChangeable(db, asked)) ?? refuse('record.not_found'), 'order.not_allowed');
  const trip = (await ownTrip(db, orderId)) ?? refuse('order.not_allowed');
  const { order, items, sums } = await changePrices(platform, db, asked);
  const own = { ...trip, items: items.map(asPaid), worthUsd: order.payableUsd + order.pointsValueUsd };
  const booked = asSnapshot(order.snapshot);
  const kept = booked.slices[slice - 1] ?? refuseField('slice', 'field.invalid');
  const ways = await Promise.all(booked.slices.map((way, at) => bookedWay(db, way, at !== slice - 1)));
  const free = await freeStep(platform, db, orderId);
  const of = { order, booked, kept, slice, ways, now: platform.clock.now() };
  return {
    ...of,
    differenceUsd: differenceOf({ ...of, own, free, sums }),
    feeUsd: feeOf({ ...of, own, isFree: free !== null }),
  };
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
  const waysOn = await readItineraries(platform, { from: start, to: end, cabin, party: booked.party, ...days, now });
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
  const { kept, feeUsd: fee } = measure;
  const near = await waysAround(platform, db, { ...measure, asked, around: AROUND });
  const any = [...near.values()].some((ways) => ways.length > 0);
  const found = any ? near : await waysAround(platform, db, { ...measure, asked, around: AFAR });
  const currency = frozenCurrency(measure.order);
  const price = (usd: number): Price => toPrice(usd, currency);
  const shown = (usd: number) => ({ due: usd > 0 ? price(usd) : null, back: usd < 0 ? price(-usd) : null });
  const bookedKey = sliceView(kept, asked.lang).key;
  const isBooked = (way: FoundItinerary, brand: string): boolean =>
    brand === kept.brand && way.key === bookedKey && way.legs[0]?.cabin.cabin === kept.cabin;
  const moreOf = (way: FoundItinerary, brand: string, fare: WayFare): number =>
    isBooked(way, brand) ? 0 : measure.differenceUsd(way, brand, fare);
  const flight = (way: FoundItinerary): ChangeOption => {
    const cabin = way.legs[0]?.cabin.cabin ?? kept.cabin;
    const frozen = frozenItinerary(way.legs, cabin);
    const fares = [...way.fares].map(([brand, fare]) => {
      const { change: _change, name, ...gives } = faresGive(fare.legs.map((leg) => leg.brand));
      const usd = moreOf(way, brand, fare);
      return { ...gives, brand, name: localize(name, asked.lang), booked: isBooked(way, brand), usd };
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
      const prices = ways.flatMap((way) => [...way.fares].map(([brand, fare]) => moreOf(way, brand, fare)));
      return prices.length > 0 ? [{ date, ...shown(Math.min(...prices)) }] : [];
    }),
    flights: (found.get(asked.day) ?? []).toSorted((a, b) => a.departsAt.getTime() - b.departsAt.getTime()).map(flight),
  };
}
