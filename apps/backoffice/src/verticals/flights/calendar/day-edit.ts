import type { FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import {
  changedTerms,
  type DayChange,
  type DayTerms,
  isFare,
  type PriceChange,
  type SeatsChange,
  sameTerms,
} from '@app/contract/verticals/flights/day-prices';
import type { Cabin } from '@app/contract/verticals/flights/facts';

export const PRICE_EDITS = ['keep', 'set', 'more_percent', 'less_percent', 'raise', 'lower', 'back'] as const;
export const SEATS_EDITS = ['keep', 'set', 'back'] as const;
export const SALE_EDITS = ['keep', 'stop', 'go'] as const;
export type PriceEdit = (typeof PRICE_EDITS)[number];
export type SeatsEdit = (typeof SEATS_EDITS)[number];
type SaleEdit = (typeof SALE_EDITS)[number];

/** A change of days as it is typed; what is left empty stays as it is. */
export type DayEdit = {
  price: PriceEdit;
  amountUsd: number | null;
  percent: number | null;
  seats: SeatsEdit;
  number: number | null;
  sale: SaleEdit;
};
export const blankEdit: DayEdit = {
  price: 'keep',
  amountUsd: null,
  percent: null,
  seats: 'keep',
  number: null,
  sale: 'keep',
};

export const isPercent = (price: PriceEdit): boolean => price === 'more_percent' || price === 'less_percent';
export const isAmount = (price: PriceEdit): boolean => price === 'set' || price === 'raise' || price === 'lower';
const typed = (value: number | null): value is number => value !== null && !Number.isNaN(value);

function priceOf({ price, amountUsd, percent }: DayEdit): PriceChange | undefined {
  if (price === 'back') return { kind: 'base' };
  if (isPercent(price)) {
    return typed(percent) ? { kind: 'percent', percent: price === 'more_percent' ? percent : -percent } : undefined;
  }
  if (!isAmount(price) || !typed(amountUsd)) return undefined;
  if (price === 'set') return { kind: 'set', usd: amountUsd };
  return { kind: 'add', usd: price === 'raise' ? amountUsd : -amountUsd };
}

function seatsOf({ seats, number }: DayEdit): SeatsChange | undefined {
  if (seats === 'back') return { kind: 'base' };
  return seats === 'set' && typed(number) ? { kind: 'set', seats: number } : undefined;
}

/** What is sent of an edit: only what it changes; null where that is nothing. */
export function changeOf(edit: DayEdit): DayChange | null {
  const [price, seats] = [priceOf(edit), seatsOf(edit)];
  const change = {
    ...(price ? { price } : {}),
    ...(seats ? { seats } : {}),
    ...(edit.sale === 'keep' ? {} : { stopped: edit.sale === 'stop' }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

export type ChosenDays = { readonly cabins: readonly Cabin[]; readonly from: string; readonly to: string };

/** Days of cabins as they would be after a change, by `<cabin> <date>`: those alone that it changes and that are not over. */
export function previewOf(calendar: FlightCalendarView, chosen: ChosenDays | null, change: DayChange | null) {
  const after = new Map<string, DayTerms>();
  if (!chosen || !change) return after;
  for (const { cabin, baseUsd, days } of calendar.cabins.filter((one) => chosen.cabins.includes(one.cabin))) {
    for (const day of days) {
      if (day.date < chosen.from || day.date > chosen.to || day.date < calendar.today) continue;
      const next = changedTerms(day, baseUsd, change);
      if (!sameTerms(day, next) && isFare(next.usd)) after.set(`${cabin} ${day.date}`, next);
    }
  }
  return after;
}
