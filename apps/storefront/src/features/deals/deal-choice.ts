import type { Price } from '@app/contract/core/validation';
import type { DealCard, DealDay, DealDetail } from '@app/contract/deals/views';
import { hrefTo } from '../../shell/navigation.ts';
import { addDays, isLocalDate, type LocalDate } from '../../widgets/travel/dates/local-date.ts';

/** The first day, and of a stay how many nights. */
export type DealChoice = { readonly day: LocalDate; readonly nights: number };

type Calendar = readonly DealDay[];
type Bounds = Pick<DealCard, 'left' | 'perCustomer'>;

const holds = (calendar: Calendar, day: LocalDate): boolean =>
  calendar.some((one) => one.day === day && one.now !== null);

/**
 * The numbers of nights that can be booked from a day on, rising: as many as the deal holds on one after the other and one customer can
 * have, where a stay may be so long. None on a day that nothing can begin on.
 */
export function nightsFrom(calendar: Calendar, day: LocalDate, { left, perCustomer }: Bounds): readonly number[] {
  const most = Math.max(1, Math.min(left, perCustomer ?? left));
  let held = 0;
  while (held < most && holds(calendar, addDays(day, held))) held += 1;
  const { stays = [] } = calendar.find((one) => one.day === day) ?? {};
  return stays.filter((nights) => nights <= held);
}

/** Whether a day can be chosen: the deal holds on it, and on as many as must be booked from it on. */
export const canBegin = (deal: Bounds & { readonly calendar: Calendar }, day: LocalDate): boolean =>
  nightsFrom(deal.calendar, day, deal).length > 0;

/** Of numbers of nights that can be booked the one that a wanted number is brought to: the next in its direction, else the last in it. */
export function nightsToward(nights: readonly number[], wanted: number, now = 0): number {
  if (wanted < now) return nights.findLast((one) => one <= wanted) ?? nights[0] ?? 1;
  return nights.find((one) => one >= wanted) ?? nights.at(-1) ?? 1;
}

/** The day that can be chosen with the lowest price, the first of several. */
function cheapestDay(deal: Bounds & { readonly calendar: Calendar }): LocalDate | undefined {
  const days = deal.calendar.filter(({ day }) => canBegin(deal, day));
  return days.toSorted((a, b) => (a.now?.usd ?? 0) - (b.now?.usd ?? 0))[0]?.day;
}

/** What an address asks for, made sound: the day of the lowest price unless it names another that can be had. Null without any. */
export function choiceOf(
  deal: Bounds & { readonly calendar: Calendar },
  asked: { readonly day?: string; readonly nights?: string },
): DealChoice | null {
  const day = isLocalDate(asked.day) && canBegin(deal, asked.day) ? asked.day : cheapestDay(deal);
  if (day === undefined) return null;
  const nights = /^\d{1,2}$/.test(asked.nights ?? '') ? Number(asked.nights) : 1;
  return { day, nights: nightsToward(nightsFrom(deal.calendar, day, deal), nights) };
}

/** What the nights, or the day, cost at the deal. */
export function costOf(calendar: Calendar, { day, nights }: DealChoice): Price | null {
  const last = addDays(day, nights - 1);
  const prices = calendar.flatMap((one) => (one.day >= day && one.day <= last && one.now ? [one.now] : []));
  const [first] = prices;
  if (!first) return null;
  const sum = (field: 'usd' | 'amount'): number => prices.reduce((total, price) => total + price[field], 0);
  return { ...first, usd: sum('usd'), amount: sum('amount') };
}

/** A usual party at a table. */
const TWO = 2;

/** The menu of a deal for each of a party: two, or as many as it is for at least, where the deal has so many left for one customer. */
function menuForAll({ target, left, perCustomer }: Pick<DealDetail, 'target'> & Bounds) {
  const { menu, least } = target;
  if (!menu) return {};
  const people = Math.max(Number(least) || 1, Math.min(TWO, left, perCustomer ?? left));
  return { adults: String(people), menus: `${menu}:${people}` };
}

/** The address of the screen that it is bought on, with what is chosen. */
export function buyHref(
  deal: Pick<DealDetail, 'kind' | 'target' | 'calendar'> & Bounds,
  choice: DealChoice | null,
): string {
  const { kind, target, calendar } = deal;
  const { id, from, to, set } = target;
  const day = choice?.day;
  switch (kind) {
    case 'flight':
      return hrefTo('flightSearch', { from, to, day });
    case 'hotel':
      return hrefTo('hotelDetails', {
        id,
        ...(choice && { checkIn: choice.day, checkOut: addDays(choice.day, choice.nights) }),
      });
    case 'dining':
      return hrefTo('mealDetails', { set });
    case 'table': {
      const time = calendar.find((one) => one.day === day)?.time ?? undefined;
      return hrefTo('diningDetails', { id, day, time, ...menuForAll(deal) });
    }
    case 'tour':
      return hrefTo('tourDetails', { id, day });
    case 'tourcombo':
      return hrefTo('tourComboDetails', { id });
    case 'combo':
      return hrefTo('comboDetails', { id, from, day });
    case 'product':
      return hrefTo('productDetail', { id });
  }
}
