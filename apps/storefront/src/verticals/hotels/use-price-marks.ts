import { useEndpoint } from '@app/client/use-endpoint';
import type { AnswerOf } from '@app/contract/core/endpoint';
import type { Price } from '@app/contract/core/validation';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { useMemo, useState } from 'react';
import { type ShortPrice, useShortPrice } from '../../widgets/short-price.ts';
import type { DayMark } from '../../widgets/travel/dates/date-range.ts';
import type { LocalDate } from '../../widgets/travel/dates/local-date.ts';
import { CALENDAR_FRESH_MS, priceMarks, useMonths } from '../../widgets/travel/dates/use-months.ts';
import type { FullParty } from '../../widgets/travel/search/party.ts';
import { useFirstNight } from './use-stay.ts';

type Where = { readonly city?: string | undefined; readonly hotel?: string | undefined };
type Night = AnswerOf<typeof hotelEndpoints.hotelCalendar>['days'][number];

const partyQueryOf = ({ rooms, adults, childAges }: FullParty) => ({
  rooms: String(rooms),
  adults: String(adults),
  childAges: childAges.join(','),
});

const rulesOf = ({ arrival, minimumStay }: Night): DayMark => ({
  noArrival: !arrival,
  ...(minimumStay > 1 ? { minimumStay } : {}),
});

/** What is said of each night; of days that are over nothing is, since they cannot be booked. */
export function nightMarks(
  all: readonly Night[],
  write: ShortPrice,
  { closes, today }: { readonly closes: boolean; readonly today: LocalDate },
): Map<LocalDate, DayMark> {
  const nights = all.filter(({ date }) => date >= today);
  const marks = priceMarks(nights, write, { full: closes });
  if (closes) {
    for (const night of nights) if (night.price) marks.set(night.date, { ...marks.get(night.date), ...rulesOf(night) });
  }
  return marks;
}

/** Why stays from a day on at a hotel cannot end on the days after it, once that is known. */
function useDepartures(hotel: string | undefined, party: FullParty, arrival: LocalDate | null) {
  const day = arrival ?? '';
  const read = useEndpoint(
    hotelEndpoints.hotelCalendar,
    { query: { hotel, from: day, to: day, arrival: day, ...partyQueryOf(party) } },
    { enabled: hotel !== undefined && arrival !== null, staleTime: CALENDAR_FRESH_MS },
  );
  const departures = read.data?.departures;
  return useMemo(() => {
    if (!departures) return undefined;
    const known = new Map(departures.map((one) => [one.date, one]));
    return {
      problem: (from: LocalDate, leaving: LocalDate) => (from === day ? known.get(leaving)?.problem : undefined),
      total: (from: LocalDate, leaving: LocalDate) => (from === day ? (known.get(leaving)?.total ?? null) : null),
      totals: departures.map(({ date, total }) => ({ date, price: total })),
    };
  }, [departures, day]);
}

/** The marks of days on which a stay may end: what all of it costs until then, and the rules of their nights. */
export function totalMarks(
  nights: ReadonlyMap<LocalDate, DayMark>,
  totals: readonly { readonly date: LocalDate; readonly price: Price | null }[],
  write: ShortPrice,
): Map<LocalDate, DayMark> {
  const rules = [...nights].map(
    ([day, { price: _price, spoken: _spoken, cheap: _cheap, ...mark }]) => [day, mark] as const,
  );
  const marks = new Map<LocalDate, DayMark>(rules);
  for (const { date, price } of totals) {
    if (price) marks.set(date, { ...marks.get(date), price: write.cell(price), spoken: write.round(price) });
  }
  return marks;
}

/**
 * The lowest price of each night in a city or hotel, for the months that have come into view: hand `onMonth`, `marks`,
 * `onArrival` and `departure` to the calendar. A hotel's nights and stays keep its rules; a city's do not. Nothing is asked
 * without a place. Of stays from `begun` on, or from the day of arrival that is chosen, `totalOf` is the lowest total, and `leaving`
 * are the marks of the days on which they may end, once that is known.
 */
export function usePriceMarks(where: Where, party: FullParty, enabled: boolean, begun: LocalDate | null = null) {
  const [chosen, setArrival] = useState<LocalDate | null>(null);
  const arrival = chosen ?? begun;
  const short = useShortPrice();
  const today = useFirstNight();
  const { city, hotel } = where;
  const asks = enabled && (city !== undefined || hotel !== undefined);
  const {
    answers,
    readKey: shown,
    place,
    onMonth,
  } = useMonths(
    hotelEndpoints.hotelCalendar,
    (from, to) => ({ query: { ...(hotel ? { hotel } : { city }), from, to, ...partyQueryOf(party) } }),
    asks,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` changes exactly when an answer does
  const marks = useMemo(
    () =>
      nightMarks(
        answers.flatMap(({ days }) => days),
        short,
        { closes: hotel !== undefined, today },
      ),
    [shown, hotel, today, place.locale, place.currency],
  );
  const departures = useDepartures(asks ? hotel : undefined, party, arrival);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how prices are written changes with language and currency alone
  const leaving = useMemo(
    () => departures && totalMarks(marks, departures.totals, short),
    [marks, departures, place.locale, place.currency],
  );
  return {
    marks,
    leaving,
    departure: departures?.problem,
    totalOf: departures?.total ?? (() => null),
    onArrival: setArrival,
    onMonth,
  };
}
