import type { DiningItem, TableSlots } from '@app/contract/verticals/dining/views';
import type { LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import type { TableChoice } from '../details/table-choice.ts';
import { menusOf, menusParam, type TableAsk, type TableParams, tableOf } from '../table-search.ts';

/** Stands in the address where menus that were booked are not wanted any more. */
const NO_MENUS = 'none';

export type OtherTableParams = TableParams & { readonly area?: string; readonly menus?: string };

/** What is asked for instead of a booked table: as it is booked, but for what the address says. */
export function otherTableOf(item: DiningItem, params: OtherTableParams, today: LocalDate): TableAsk {
  const { day, time, party } = tableOf(params, today);
  const { adults, childAges } = item;
  return {
    day: day ?? item.day,
    time: time ?? item.time,
    party: params.adults === undefined ? { adults, childAges } : party,
  };
}

/** The same as parameters of an address; a party is always named, since none means the booked one. */
export const otherTableParams = ({ day, time, party }: TableAsk) => ({
  day,
  time,
  adults: String(party.adults),
  childAges: party.childAges.join(','),
});

/** The kind of table that is looked at: the one in the address, else the booked one while it can be had then. */
export function otherAreaOf(
  slots: TableSlots,
  item: DiningItem,
  of: { time: string | null; area: string | undefined },
) {
  if (of.area !== undefined) return of.area;
  const own = slots.areas.find(({ id }) => id === item.areaId);
  return own?.times.some(({ time, problem }) => time === of.time && problem === null) ? own.id : null;
}

type Menus = readonly { readonly id: string; readonly count: number }[];

/** The menus that are wanted: those of the booking until the address says others. */
export const otherMenusOf = (item: DiningItem, text: string | undefined): Menus =>
  text === undefined ? item.menus.map(({ id, count }) => ({ id, count })) : menusOf(text);

/** Returns menus no more of which are wanted than people come: the last ones are fewer. */
export function menusForPeople(menus: Menus, people: number): Menus {
  let left = people;
  return menus.flatMap(({ id, count }) => {
    const rest = Math.min(count, left);
    left -= rest;
    return rest > 0 ? [{ id, count: rest }] : [];
  });
}

export const otherMenusParam = (menus: Menus): string => menusParam(menus) ?? NO_MENUS;

const listed = (menus: Menus): string =>
  [...menus]
    .filter(({ count }) => count > 0)
    .map(({ id, count }) => `${id}:${count}`)
    .sort()
    .join();

/** Whether a chosen table is another than the booked one. */
export function isOther(
  item: DiningItem,
  wanted: { readonly ask: TableAsk; readonly choice: TableChoice; readonly menus: Menus },
): boolean {
  const { ask, choice, menus } = wanted;
  const { adults, childAges } = ask.party;
  return (
    ask.day !== item.day ||
    choice.time !== item.time ||
    choice.area?.id !== item.areaId ||
    adults !== item.adults ||
    childAges.join() !== item.childAges.join() ||
    listed(menus) !== listed(item.menus)
  );
}
