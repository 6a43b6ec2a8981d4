import { type AnyEndpoint, type CallInput, callLoosely } from '@app/client/call';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { endpointKey } from '@app/client/use-endpoint';
import type { AnswerOf } from '@app/contract/core/endpoint';
import type { Amount } from '@app/contract/core/money-words';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShortPrice } from '../../short-price.ts';
import type { DayMark } from './date-range.ts';
import { addDays, type LocalDate } from './local-date.ts';

/** Prices in a calendar may be this old. */
export const CALENDAR_FRESH_MS = 120_000;

/** The cheapest part of the days is marked. */
const CHEAP_SHARE = 0.2;

/** The highest of the lowest prices, a fifth of them, in cents; null where all are alike. */
function cheapBound(usd: readonly number[]): number | null {
  const sorted = [...usd].sort((a, b) => a - b);
  const cheap = sorted[Math.floor(sorted.length * CHEAP_SHARE)] ?? 0;
  return cheap < (sorted.at(-1) ?? 0) ? cheap : null;
}

/** A day of a calendar with its lowest price; null where it cannot be had. */
type PricedDay = { readonly date: LocalDate; readonly price: (Amount & { readonly usd: number }) | null };

/** How a calendar marks days with their prices, the cheap ones as such; `none` is the mark of what cannot be had. */
export function priceMarks<D extends PricedDay>(
  days: readonly D[],
  short: ShortPrice,
  none: DayMark,
): Map<LocalDate, DayMark> {
  const cheap = cheapBound(days.flatMap(({ price }) => (price ? [price.usd] : [])));
  return new Map(
    days.map(({ date, price }) => [
      date,
      price
        ? { price: short.cell(price), spoken: short.round(price), cheap: cheap !== null && price.usd <= cheap }
        : none,
    ]),
  );
}

/**
 * Reads a calendar's months as they come into view: hand `onMonth` to the sheet. `told` changes exactly when an answer
 * does. `inputOf` says what is asked of a month, from its first to its last day.
 */
export function useMonths<E extends AnyEndpoint>(
  endpoint: E,
  inputOf: (first: LocalDate, last: LocalDate) => CallInput<E>,
  enabled: boolean,
) {
  const [months, setMonths] = useState<readonly string[]>([]);
  const place = useLanguageAndCurrency();
  const reads = useQueries({
    queries: months.map((month) => {
      const first = `${month}-01`;
      const input = inputOf(first, addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1));
      return {
        queryKey: endpointKey(endpoint, input, place),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callLoosely(endpoint, input, { quiet: true, toast: false, signal }) as Promise<AnswerOf<E>>,
        enabled,
        staleTime: CALENDAR_FRESH_MS,
      };
    }),
  });
  return {
    answers: reads.flatMap((read) => (read.data ? [read.data as AnswerOf<E>] : [])),
    readKey: reads.map((read) => read.dataUpdatedAt).join(' '),
    place,
    onMonth: (month: string) => setMonths((known) => (known.includes(month) ? known : [...known, month])),
  };
}
