import type { Day } from '@app/kernel/local-day';
import type { Queryable } from '../../../platform/db/connect.ts';
import { momentOf } from '../../../platform/search-memory/moment.ts';
import { createRecordCache, type RecordCache } from '../../../platform/search-memory/record-cache.ts';
import type { Platform } from '../../../platform/slice.ts';
import { valueBytes } from '../../../platform/text/text-bytes.ts';
import { hotelsOfPlans, readHotels } from '../db/hotel.repo.ts';
import { planMonths } from '../db/plan-month.repo.ts';
import type { PlanMonth } from '../domain/plan-nights.ts';
import type { StoredHotel, StoredPlan, StoredRoomType } from '../domain/stored-hotel.ts';

/** Which hotel a plan is of, and what its calendar says, by month. */
type KeptPlan = { readonly hotelId: string; readonly months: ReadonlyMap<Day, PlanMonth> };
type KeptHotels = { readonly plans: RecordCache<KeptPlan>; readonly hotels: RecordCache<StoredHotel> };

/** About how many bytes a month of a plan takes. */
const MONTH_BYTES = 900;
const PLAN_BYTES = 200;
const NO_MONTHS: ReadonlyMap<Day, PlanMonth> = new Map();

async function readPlans(reads: Queryable, ids: readonly string[]): Promise<Map<string, KeptPlan>> {
  const [hotelIds, months] = await Promise.all([
    hotelsOfPlans(reads, ids),
    planMonths(reads, { planIds: ids, months: 'all' }),
  ]);
  return new Map([...hotelIds].map(([id, hotelId]) => [id, { hotelId, months: months.get(id) ?? NO_MONTHS }]));
}

const kept = new WeakMap<Platform['memory'], KeptHotels>();

/** What quotes keep of hotels in this process. */
function keptHotels({ memory, reads }: Platform): KeptHotels {
  const known = kept.get(memory);
  if (known) return known;
  const made: KeptHotels = {
    plans: createRecordCache<KeptPlan>(memory, {
      kind: 'hotel_plan',
      read: (ids) => readPlans(reads, ids),
      bytes: ({ months }) => PLAN_BYTES + months.size * MONTH_BYTES,
    }),
    hotels: createRecordCache<StoredHotel>(memory, {
      kind: 'hotel',
      also: ['travel_score'],
      within: ['travel_city'],
      read: (ids) => readHotels(reads, ids),
      bytes: valueBytes,
    }),
  };
  kept.set(memory, made);
  return made;
}

/** A plan with its room, its hotel, and its calendar by month. */
export type PlanFacts = {
  readonly hotel: StoredHotel;
  readonly room: StoredRoomType;
  readonly plan: StoredPlan;
  readonly months: ReadonlyMap<Day, PlanMonth>;
};

/** What is known of a plan at the moment of `db`, on sale or not; null where there is none. */
export async function factsOfPlan(platform: Platform, db: Queryable, planId: string): Promise<PlanFacts | null> {
  const { plans, hotels } = keptHotels(platform);
  const now = await momentOf(platform, db);
  const found = (await plans.of(now, [planId])).get(planId);
  const hotel = found && (await hotels.of(now, [found.hotelId])).get(found.hotelId);
  const room = hotel?.roomTypes.find((one) => one.plans.some(({ id }) => id === planId));
  const plan = room?.plans.find(({ id }) => id === planId);
  return hotel && room && plan ? { hotel, room, plan, months: found.months } : null;
}
