import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { dateText } from '@app/contract/core/time-words';
import type { HotelCalendarView } from '@app/contract/verticals/hotels/staff-schemas';
import { addDays, type Day, daysOn, monthOf, monthsBetween, nightsOf } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { confirmPriceChanges } from '../../../../modules/settings/public.ts';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { roomNights, setUnits } from '../../db/calendar.repo.ts';
import { blocksOver } from '../../db/feed-block.repo.ts';
import { hotelOfPlan, hotelOfRoom, readHotel } from '../../db/hotel.repo.ts';
import { planMonths, writeMonths } from '../../db/plan-month.repo.ts';
import {
  CLOSED,
  changedMonth,
  NO_ARRIVAL,
  NO_DEPARTURE,
  nightPriceChanges,
  type PlanChange,
  plainMonth,
  planNights,
} from '../../domain/plan-nights.ts';
import type { StoredHotel, StoredPlan } from '../../domain/stored-hotel.ts';
import { dropHotels } from '../search/tags.ts';

/** Rooms and prices of a stretch of nights, both ends included. Refuses record.not_found. */
export async function readCalendar(
  platform: Platform,
  given: { readonly id: string; readonly from: Day; readonly to: Day; readonly lang: Locale },
): Promise<HotelCalendarView> {
  const { from, to } = given;
  const hotel = (await readHotel(platform.db, given.id)) ?? refuse('record.not_found');
  const plans = hotel.roomTypes.flatMap((room) => room.plans);
  const roomTypeIds = hotel.roomTypes.map(({ id }) => id);
  const [nights, blocks, months] = await Promise.all([
    roomNights(platform.db, { roomTypeIds, from, to }),
    blocksOver(platform.db, { roomTypeIds, from, to }),
    planMonths(platform.db, { planIds: plans.map(({ id }) => id), months: monthsBetween(from, to) }),
  ]);
  const days = nightsOf(from, addDays(to, 1));
  const kept = new Map(nights.map((night) => [`${night.roomTypeId} ${night.date}`, night]));
  const planDays = (plan: StoredPlan) => {
    const nightOf = planNights(plan, months.get(plan.id) ?? new Map());
    return days.map((date) => {
      const { usd, stay, stops } = nightOf(date);
      return {
        date,
        priceUsd: usd === 0 ? null : usd,
        minimumStay: stay,
        closed: (stops & CLOSED) !== 0,
        closedToArrival: (stops & NO_ARRIVAL) !== 0,
        closedToDeparture: (stops & NO_DEPARTURE) !== 0,
      };
    });
  };
  return {
    hotelId: hotel.id,
    zone: hotel.zone,
    today: dayIn(hotel.zone, platform.clock.now()),
    from,
    to,
    roomTypes: hotel.roomTypes.map((room) => ({
      id: room.id,
      name: localize(room.name, given.lang),
      nights: days.map((date) => {
        const night = kept.get(`${room.id} ${date}`);
        const { total, held, booked, blocked } = night ?? { total: room.units, held: 0, booked: 0, blocked: 0 };
        return { date, total, held, booked, blocked };
      }),
      blocks: blocks
        .filter(({ roomTypeId }) => roomTypeId === room.id)
        .map(({ feed, first, until, rooms }) => ({ feed, first, until, rooms })),
      plans: room.plans.map((plan) => ({
        id: plan.id,
        name: localize(plan.name, given.lang),
        board: plan.board,
        nights: planDays(plan),
      })),
    })),
  };
}

export type CalendarRule = PlanChange & {
  readonly from: Day;
  readonly to: Day;
  readonly weekdays: readonly number[];
  readonly planIds: readonly string[];
  readonly roomTypeIds: readonly string[];
  readonly units?: number | undefined;
};

async function changePlans(
  tx: Tx,
  of: { readonly plans: readonly StoredPlan[]; readonly days: readonly Day[]; readonly change: PlanChange },
): Promise<number> {
  const byMonth = Map.groupBy(of.days, monthOf);
  const months = [...byMonth.keys()];
  const planIds = of.plans.map(({ id }) => id).sort();
  const stored = await planMonths(tx, { planIds, months, lock: true });
  await confirmPriceChanges(tx, (lang) =>
    of.plans.flatMap((plan) => {
      const nightOf = planNights(plan, stored.get(plan.id) ?? new Map());
      return nightPriceChanges(of.days, nightOf, of.change).map(({ day, ...change }) => ({
        ...change,
        what: `${localize(plan.name, lang)}, ${dateText(lang, 'day', day)}`,
      }));
    }),
  );
  const written = planIds.flatMap((planId) => {
    const plan = of.plans.find(({ id }) => id === planId);
    return months.flatMap((month) => {
      if (!plan) return [];
      const terms = stored.get(planId)?.get(month) ?? plainMonth(plan);
      return [{ planId, month, terms: changedMonth(terms, byMonth.get(month) ?? [], of.change) }];
    });
  });
  if (written.length > 0) await writeMonths(tx, written);
  return of.plans.length * of.days.length;
}

const setsPlans = (rule: CalendarRule): boolean =>
  [rule.price, rule.minimumStay, rule.closed, rule.closedToArrival, rule.closedToDeparture].some(
    (part) => part !== undefined,
  );

/** Plans and room types named by a rule; refuses those of another hotel. */
function chosen(hotel: StoredHotel, rule: CalendarRule): { plans: StoredPlan[]; roomTypeIds: string[] } {
  const own = hotel.roomTypes.flatMap(({ plans }) => plans);
  const plans = [...new Set(rule.planIds)].map(
    (id) => own.find((plan) => plan.id === id) ?? refuseField('planIds', 'field.hotel_plan'),
  );
  const roomTypeIds = [...new Set(rule.roomTypeIds)].map(
    (id) => hotel.roomTypes.find((room) => room.id === id)?.id ?? refuseField('roomTypeIds', 'field.hotel_plan'),
  );
  return { plans, roomTypeIds };
}

/**
 * One change over a range of weekdays for plans and room types of a hotel, in the caller's transaction; gives the nights
 * changed. Refuses record.not_found, plans of another hotel at their field, and hotel.units_in_use where more rooms are
 * held or sold in a night than there shall be: nothing is changed then.
 */
export async function applyRule(
  platform: Platform,
  tx: Tx,
  { by, hotelId, rule }: { readonly by: StaffContext; readonly hotelId: string | null; readonly rule: CalendarRule },
): Promise<{ nights: number }> {
  // The hotel's row keeps two editors from writing the same month at a time.
  const hotel = (hotelId && (await readHotel(tx, hotelId, true))) || refuse('record.not_found');
  const { plans, roomTypeIds } = chosen(hotel, rule);
  const days = daysOn(rule.from, rule.to, rule.weekdays);
  let nights = 0;
  if (days.length > 0 && setsPlans(rule)) nights += await changePlans(tx, { plans, days, change: rule });
  if (days.length > 0 && rule.units !== undefined && roomTypeIds.length > 0) {
    const set = await setUnits(tx, { roomTypeIds: roomTypeIds.sort(), days, units: rule.units });
    assertThat(set === roomTypeIds.length * days.length, 'hotel.units_in_use');
    nights += set;
  }
  await logOperation(tx, by, {
    action: 'hotel.calendar',
    record: `hotel/${hotel.id}`,
    before: null,
    after: { ...rule, nights },
  });
  dropHotels(platform, tx);
  return { nights };
}

type OneRange = Omit<CalendarRule, 'planIds' | 'roomTypeIds' | 'units'>;

/** The same for one plan, in a transaction of its own. Refuses record.not_found. */
export async function editPlanNights(
  platform: Platform,
  by: StaffContext,
  given: { id: string; change: OneRange },
): Promise<{ nights: number }> {
  return inTransaction(platform.db, async (tx) =>
    applyRule(platform, tx, {
      by,
      hotelId: await hotelOfPlan(tx, given.id),
      rule: { ...given.change, planIds: [given.id], roomTypeIds: [] },
    }),
  );
}

/** The same for the rooms of one type, in the caller's transaction. */
export async function editRoomNights(
  platform: Platform,
  tx: Tx,
  given: { readonly by: StaffContext; readonly id: string; readonly range: OneRange; readonly units: number },
): Promise<{ nights: number }> {
  return applyRule(platform, tx, {
    by: given.by,
    hotelId: await hotelOfRoom(tx, given.id),
    rule: { ...given.range, units: given.units, planIds: [], roomTypeIds: [given.id] },
  });
}
