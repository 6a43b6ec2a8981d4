import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { DayStrip } from '../../../widgets/travel/dates/day-strip.tsx';
import { addDays, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { waysText, withDay } from '../several-ways.ts';
import { partyQuery } from '../trip-search.ts';
import { calendarFilters } from './search-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

const AROUND = 3;
const FRESH_MS = 120_000;

/** The days around the one searched, each with its lowest price for an adult this way, of what is asked of flights and fares; a press searches that day. */
export function DateStrip({ search }: { readonly search: FlightSearch }) {
  const t = useT();
  const short = useShortPrice();
  const today = useToday();
  const { trip, out, from, to, several } = search;
  const back = out !== undefined && trip.back !== null;
  const day = back && trip.back ? trip.back : trip.day;
  // Over the date line a way out lands the day before it left.
  const before = several?.ways[several.before.length - 1];
  const earliest = addDays(back ? trip.day : (before?.day ?? today), -1);
  const wanted = addDays(day, -AROUND);
  const first = wanted < earliest ? earliest : wanted;
  const last = addDays(day, AROUND);
  const read = useEndpoint(
    flightEndpoints.flightCalendar,
    {
      query: {
        from: back ? to : from,
        to: back ? from : to,
        first,
        last,
        // Ways back begin after the chosen way out has landed.
        ...(back && { out }),
        ...(before && { before: several?.before.join(',') }),
        ...calendarFilters(search.filters),
        ...partyQuery(trip),
      },
    },
    { enabled: search.named, keepPrevious: true, staleTime: FRESH_MS },
  );
  const prices = new Map((read.data?.days ?? []).map((one) => [one.date, one.price]));
  const atDeals = new Set((read.data?.days ?? []).flatMap(({ date, deal }) => (deal ? [date] : [])));
  const usd = [...prices.values()].flatMap((price) => (price ? [price.usd] : []));
  const lowest = Math.min(...usd);
  const days: LocalDate[] = [];
  for (let one = first; one <= last; one = addDays(one, 1)) days.push(one);
  const choose = (next: LocalDate) => {
    if (several) search.change({ ways: waysText(withDay(several.ways, several.before.length, next)) });
    else if (back) search.change({ back: next });
    // A way back before the new day moves on with it.
    else search.change({ day: next, ...(trip.back && trip.back < next && { back: next }), out: null });
  };
  return (
    <DayStrip
      label={t('flights.other_days')}
      chosen={day}
      onChoose={choose}
      days={days.map((one) => {
        const price = prices.get(one);
        const text = price ? short.round(price) : prices.has(one) ? '–' : ' ';
        return {
          day: one,
          text,
          spoken: price ? text : prices.has(one) ? t('flights.day_none') : null,
          best: price?.usd === lowest && usd.length > 1,
          deal: atDeals.has(one),
        };
      })}
    />
  );
}
