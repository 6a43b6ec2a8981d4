import { call } from '@app/client/call';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { endpointKey } from '@app/client/use-endpoint';
import type { Price } from '@app/contract/core/validation';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useShortPrice } from '../../widgets/short-price.ts';
import type { DayMark } from '../../widgets/travel/date-range.ts';
import { addDays, type LocalDate } from '../../widgets/travel/local-date.ts';
import type { FullParty } from '../../widgets/travel/party.ts';

/** Prices of nights in a calendar may be this old. */
const FRESH_MS = 120_000;
/** The cheapest part of the nights is marked. */
const CHEAP_SHARE = 0.2;

type Where = { readonly city?: string | undefined; readonly hotel?: string | undefined };
type Night = { readonly date: LocalDate; readonly price: Price | null };

function marksOf(nights: readonly Night[], write: (price: Price) => string, closes: boolean): Map<LocalDate, DayMark> {
  const prices = nights.flatMap(({ price }) => (price ? [price.usd] : [])).sort((a, b) => a - b);
  const cheap = prices[Math.floor(prices.length * CHEAP_SHARE)] ?? 0;
  const dear = prices.at(-1) ?? 0;
  return new Map(
    nights.map(({ date, price }) => [
      date,
      price ? { price: write(price), cheap: price.usd <= cheap && cheap < dear } : { full: closes },
    ]),
  );
}

/**
 * The lowest price of each night in a city or hotel, for the months that have come into view: hand `onMonth` and
 * `marks` to the calendar. Nights that a hotel cannot sell are closed; a city's are not. Nothing is asked without a place.
 */
export function usePriceMarks(where: Where, party: FullParty, enabled: boolean) {
  const [months, setMonths] = useState<readonly string[]>([]);
  const place = useLanguageAndCurrency();
  const short = useShortPrice();
  const { city, hotel } = where;
  const asks = enabled && (city !== undefined || hotel !== undefined);
  const reads = useQueries({
    queries: months.map((month) => {
      const from = `${month}-01`;
      const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
      const input = {
        query: {
          ...(hotel ? { hotel } : { city }),
          from,
          to,
          rooms: String(party.rooms),
          adults: String(party.adults),
          childAges: party.childAges.join(','),
        },
      };
      return {
        queryKey: endpointKey(hotelEndpoints.hotelCalendar, input, place),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          call(hotelEndpoints.hotelCalendar, input, { quiet: true, toast: false, signal }),
        enabled: asks,
        staleTime: FRESH_MS,
      };
    }),
  });
  const told = reads.map((read) => read.dataUpdatedAt).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` changes exactly when an answer does
  const marks = useMemo(
    () =>
      marksOf(
        reads.flatMap((read) => read.data?.days ?? []),
        (price) => short.whole(price),
        hotel !== undefined,
      ),
    [told, hotel, place.locale, place.currency],
  );
  return {
    marks,
    onMonth: (month: string) => setMonths((known) => (known.includes(month) ? known : [...known, month])),
  };
}
