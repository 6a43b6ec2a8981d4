import type { Price } from '@app/contract/core/validation';
import type { DealCard, DealDay, DealDetail } from '@app/contract/deals/views';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { hrefTo } from '../../shell/navigation.ts';
import { addDays, isLocalDate, type LocalDate } from '../../widgets/travel/local-date.ts';

/** The first day, and of a stay how many nights. */
export type DealChoice = { readonly day: LocalDate; readonly nights: number };

type Calendar = readonly DealDay[];
type Bounds = Pick<DealCard, 'left' | 'perCustomer'>;

const holds = (calendar: Calendar, day: LocalDate): boolean =>
  calendar.some((one) => one.day === day && one.now !== null);

/** Nights from a day on that the deal holds on one after the other, as many as one customer can have. */
export function mostNights(calendar: Calendar, day: LocalDate, { left, perCustomer }: Bounds): number {
  const most = Math.max(1, Math.min(hotelLimits.nights, left, perCustomer ?? hotelLimits.nights));
  let nights = 1;
  while (nights < most && holds(calendar, addDays(day, nights))) nights += 1;
  return nights;
}

/** What an address asks for, made sound: the first day that the deal holds on unless it names another. Null without any. */
export function choiceOf(
  deal: Bounds & { readonly calendar: Calendar },
  asked: { readonly day?: string; readonly nights?: string },
): DealChoice | null {
  const { calendar } = deal;
  const first = calendar.find(({ now }) => now !== null)?.day;
  const day = isLocalDate(asked.day) && holds(calendar, asked.day) ? asked.day : first;
  if (day === undefined) return null;
  const nights = /^\d{1,2}$/.test(asked.nights ?? '') ? Number(asked.nights) : 1;
  return { day, nights: Math.min(Math.max(nights, 1), mostNights(calendar, day, deal)) };
}

/** What the nights, or the day, cost at the deal. */
export function costOf(calendar: Calendar, { day, nights }: DealChoice): Price | null {
  const last = addDays(day, nights - 1);
  const prices = calendar.flatMap((one) => (one.day >= day && one.day <= last && one.now ? [one.now] : []));
  const [first] = prices;
  if (!first) return null;
  const sum = (field: 'usd' | 'amount'): number => prices.reduce((total, price) => total + price[field], 0);
  return { currency: first.currency, usd: sum('usd'), amount: sum('amount') };
}

/** The address of the screen that it is bought on, with what is chosen. */
export function buyHref({ kind, target }: Pick<DealDetail, 'kind' | 'target'>, choice: DealChoice | null): string {
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
    case 'tour':
      return hrefTo('tourDetails', { id, day });
    case 'product':
      return hrefTo('productDetail', { id });
  }
}
