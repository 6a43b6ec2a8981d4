import type { Price } from '@app/contract/core/validation';
import type { TableProblem } from '@app/contract/verticals/dining/facts';
import type { FreeTime, RestaurantDetail, TableSlot, TableSlots } from '@app/contract/verticals/dining/views';
import { minutesOf } from '../meals.ts';

type Area = TableSlots['areas'][number];

/** The table that is chosen: free, or why it is not to be had. */
export type TableChoice = {
  readonly time: string;
  readonly nextDay: boolean;
  readonly area: Area | null;
  readonly problem: TableProblem | null;
};

const slotAt = (times: readonly TableSlot[], time: string): TableSlot | undefined =>
  times.find((slot) => slot.time === time);

/**
 * The table that an address names on a day; null while no time is free nor named. Without a kind of table the first that
 * is free at the time counts, without a time the first free one of the day.
 */
export function tableChoiceOf(
  slots: TableSlots,
  named: { readonly time: string | null; readonly areaId: string | null },
): TableChoice | null {
  const first = slots.next.find(({ day }) => day === slots.day);
  const time = named.time ?? first?.time;
  if (time === undefined) return null;
  const areaId = named.areaId ?? (named.time === null ? (first?.areaId ?? null) : null);
  const area =
    slots.areas.find(({ id }) => id === areaId) ??
    slots.areas.find(({ times }) => slotAt(times, time)?.problem === null) ??
    null;
  const slot = slotAt(area ? area.times : slots.times, time);
  return {
    time,
    nextDay: slot?.nextDay ?? false,
    area,
    problem: slot ? slot.problem : (slots.problem ?? 'closed_hour'),
  };
}

/** How late in a night a time is: hours after midnight come last. */
const lateness = ({ time, nextDay }: TableSlot): number => minutesOf(time) + (nextDay ? 24 * 60 : 0);

/** At most so many times of a day, those next to a time (the first ones without it), in their order. */
export function timesAround(times: readonly TableSlot[], time: string | null, count: number): readonly TableSlot[] {
  if (times.length <= count || time === null) return times.slice(0, count);
  const known = slotAt(times, time);
  const wanted = known ? lateness(known) : minutesOf(time);
  const far = (slot: TableSlot) => Math.abs(lateness(slot) - wanted);
  const nearest = new Set([...times].sort((one, other) => far(one) - far(other)).slice(0, count));
  return times.filter((slot) => nearest.has(slot));
}

/** The free times that come next to one that is not free: of the same kind of table first, then any. */
export function freeInstead(slots: TableSlots, choice: TableChoice, count: number): readonly FreeTime[] {
  const { area } = choice;
  const later = area
    ? area.times.filter(
        (slot) =>
          slot.problem === null &&
          slot.state !== 'closed' &&
          lateness(slot) > lateness({ ...slot, time: choice.time, nextDay: choice.nextDay }),
      )
    : [];
  const own = area
    ? later.map(
        ({ time, nextDay, state }): FreeTime => ({
          day: slots.day,
          time,
          nextDay,
          areaId: area.id,
          area: area.name,
          state: state === 'few' ? 'few' : 'free',
        }),
      )
    : [];
  const others = slots.next.filter((free) => !own.some((one) => one.day === free.day && one.time === free.time));
  return [...own.slice(0, 2), ...others].slice(0, count);
}

/** What is paid with the booking: for the menus that are paid ahead, and as the deposit of those who have none; null for nothing. */
export type PaidAhead = {
  readonly menus: Price | null;
  readonly deposit: { readonly total: Price; readonly people: number } | null;
};

const times = (price: Price, count: number): Price => ({
  ...price,
  usd: price.usd * count,
  amount: price.amount * count,
});

/** Returns the sum of prices of one currency; null of none. */
export function sumOf(prices: readonly Price[]): Price | null {
  const [first] = prices;
  if (!first) return null;
  const total = (field: 'usd' | 'amount'): number => prices.reduce((sum, price) => sum + price[field], 0);
  return { ...first, usd: total('usd'), amount: total('amount') };
}

/** Returns what the chosen table is paid with, its menus at the price of the chosen hour. */
export function paidAhead(
  { menus }: Pick<RestaurantDetail, 'menus'>,
  { atDeals, deposit }: Pick<TableSlots, 'atDeals' | 'deposit'>,
  chosen: { readonly time: string; readonly menus: readonly { readonly id: string; readonly count: number }[] },
): PaidAhead {
  const atHour = atDeals.find(({ time }) => time === chosen.time)?.menus ?? [];
  const paid = chosen.menus.flatMap(({ id, count }) => {
    const menu = menus.find((one) => one.id === id && one.prepaid);
    return menu && count > 0 ? [{ count, price: atHour.find((one) => one.id === id)?.price ?? menu.price }] : [];
  });
  const without = (deposit?.people ?? 0) - paid.reduce((sum, { count }) => sum + count, 0);
  return {
    menus: sumOf(paid.map(({ price, count }) => times(price, count))),
    deposit: deposit && without > 0 ? { total: times(deposit.each, without), people: without } : null,
  };
}
