import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { tagOf } from '@app/contract/core/locale';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { useEffect, useRef } from 'react';
import { centreIn } from '../../ui/centre-in.ts';
import { cx } from '../../ui/class-names.ts';
import { useShortPrice } from '../../widgets/short-price.ts';
import { useDateText } from '../../widgets/travel/date-text.ts';
import { addDays, type LocalDate } from '../../widgets/travel/local-date.ts';
import { useToday } from '../../widgets/travel/use-today.ts';
import styles from './flight-search.module.css';
import { partyQuery } from './trip-search.ts';
import type { FlightSearch } from './use-flight-search.ts';

const AROUND = 3;
const FRESH_MS = 120_000;

/** The days around the one searched, each with its lowest price for an adult this way; a press searches that day. */
export function DateStrip({ search }: { readonly search: FlightSearch }) {
  const t = useT();
  const date = useDateText();
  const short = useShortPrice();
  const today = useToday();
  const tag = tagOf(usePreferences((state) => state.locale));
  const row = useRef<HTMLFieldSetElement>(null);
  const { trip, out, from, to } = search;
  const back = out !== undefined && trip.back !== null;
  const day = back && trip.back ? trip.back : trip.day;
  const earliest = back ? trip.day : addDays(today, -1);
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
        ...partyQuery(trip),
      },
    },
    { enabled: search.named, keepPrevious: true, staleTime: FRESH_MS },
  );
  const prices = new Map((read.data?.days ?? []).map((one) => [one.date, one.price]));
  const usd = [...prices.values()].flatMap((price) => (price ? [price.usd] : []));
  const lowest = Math.min(...usd);
  const days: LocalDate[] = [];
  for (let one = first; one <= last; one = addDays(one, 1)) days.push(one);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen day comes into view when it changes
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && chosen) centreIn(row.current, chosen);
  }, [day]);
  const choose = (next: LocalDate) => {
    if (back) search.change({ back: next });
    // A way back before the new day moves on with it.
    else search.change({ day: next, ...(trip.back && trip.back < next && { back: next }), out: null });
  };
  // Days are written day last beside their weekday: Fri 11.
  const brief = new Intl.DateTimeFormat(tag === 'en-US' ? 'en-GB' : tag, {
    weekday: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <fieldset ref={row} className={`scroll ${styles.days}`} aria-label={t('flights.other_days')}>
      {days.map((one) => {
        const price = prices.get(one);
        const text = price ? short.whole(price) : prices.has(one) ? '–' : ' ';
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            className={cx(styles.day, one === day && styles.on)}
            onClick={() => choose(one)}
          >
            <span className="visually-hidden">
              {date.whole(one)}, {price ? text : t('flights.day_none')}
            </span>
            <span aria-hidden="true">{brief.format(Date.parse(`${one}T12:00:00Z`))}</span>
            <b aria-hidden="true" className={cx(price?.usd === lowest && usd.length > 1 && styles.low)}>
              {text}
            </b>
          </button>
        );
      })}
    </fieldset>
  );
}
