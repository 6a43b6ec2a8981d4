import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import type { Price } from '@app/contract/core/validation';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { IconChartBar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { centreIn } from '../../../ui/centre-in.ts';
import { cx } from '../../../ui/class-names.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { partyQuery } from '../trip-search.ts';
import { daysOfMonth, firstOf, lastOf, monthAfter, monthOf } from './chart-month.ts';
import styles from './price-chart.module.css';
import { calendarFilters } from './search-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

const FRESH_MS = 120_000;
/** Least height of a bar, and what the dearest adds to it. */
const [LEAST, REST] = [18, 78];

/** The lowest price of each day of a month as bars, for an adult on the way out; a press searches that day. */
function Bars(props: {
  readonly search: FlightSearch;
  readonly month: string;
  readonly from: LocalDate;
  readonly onChoose: (day: LocalDate) => void;
}) {
  const t = useT();
  const date = useDateText();
  const format = usePriceFormat();
  const { search, month } = props;
  const { trip, filters } = search;
  const days = daysOfMonth(month, props.from);
  const first = days[0] ?? props.from;
  const read = useEndpoint(
    flightEndpoints.flightCalendar,
    {
      query: {
        from: search.from,
        to: search.to,
        first,
        last: lastOf(month),
        ...calendarFilters(filters),
        ...partyQuery(trip),
      },
    },
    { keepPrevious: true, staleTime: FRESH_MS },
  );
  const prices = new Map((read.data?.days ?? []).map((one) => [one.date, one.price]));
  const found = [...prices.values()].flatMap((price) => (price ? [price.usd] : []));
  const [low, high] = [Math.min(...found), Math.max(...found)];
  const heightOf = ({ usd }: Price): number => LEAST + (high === low ? REST : ((usd - low) * REST) / (high - low));
  const bars = useRef<HTMLFieldSetElement>(null);
  const cheapest = days.find((day) => found.length > 0 && prices.get(day)?.usd === low);
  const aim = days.includes(trip.day) ? trip.day : cheapest;
  const at = days.indexOf(aim ?? '');
  useEffect(() => {
    const bar = bars.current?.children[at];
    if (bars.current && bar instanceof HTMLElement) centreIn(bars.current, bar);
  }, [at]);
  return (
    <>
      <fieldset ref={bars} className={styles.bars} aria-label={t('flights.chart.label')} aria-busy={read.isFetching}>
        {days.map((day) => {
          const price = prices.get(day) ?? null;
          const said = price ? format.text(price) : t('flights.day_none');
          return (
            <button
              key={day}
              type="button"
              disabled={!price}
              aria-pressed={day === trip.day}
              aria-label={`${date.weekday(day)}, ${said}`}
              className={cx(styles.bar, price?.usd === low && styles.low, day === trip.day && styles.chosen)}
              onClick={() => props.onChoose(day)}
            >
              {price ? <i style={{ height: `${heightOf(price)}%` }} /> : <i className={styles.none} />}
              <span className="micro num">{Number(day.slice(8))}</span>
            </button>
          );
        })}
      </fieldset>
      <p className={cx('sub', styles.legend)} aria-live="polite">
        <Legend prices={prices} low={low} high={high} loading={read.isPending} failed={read.error !== null} />
      </p>
    </>
  );
}

/** What the lowest and the highest bar stand for. */
function Legend(props: {
  readonly prices: ReadonlyMap<LocalDate, Price | null>;
  readonly low: number;
  readonly high: number;
  readonly loading: boolean;
  readonly failed: boolean;
}) {
  const t = useT();
  const date = useDateText();
  const format = usePriceFormat();
  const at = (usd: number) => [...props.prices].find(([, price]) => price?.usd === usd);
  const [lowDay, lowPrice] = at(props.low) ?? [];
  const [, highPrice] = at(props.high) ?? [];
  if (props.failed) return t('flights.chart.failed');
  if (!lowDay || !lowPrice || !highPrice) return props.loading ? null : t('flights.chart.none');
  return t('flights.chart.legend', { low: format.text(lowPrice), day: date.day(lowDay), high: format.text(highPrice) });
}

/** The way to a month of lowest prices; months before today are not shown. */
export function PriceChart({ search }: { readonly search: FlightSearch }) {
  const t = useT();
  const date = useDateText();
  const today = useToday();
  const asking = useAsking<'chart'>();
  const { trip, change } = search;
  const [month, setMonth] = useState(monthOf(trip.day));
  const open = () => {
    setMonth(monthOf(trip.day));
    asking.ask('chart');
  };
  const choose = (day: LocalDate) => {
    asking.close();
    // A way back before the new day moves on with it.
    change({ day, ...(trip.back && trip.back < day && { back: day }), out: null });
  };
  return (
    <>
      <Button size="s" kind="ghost" icon={IconChartBar} aria-haspopup="dialog" onClick={open}>
        {t('flights.chart')}
      </Button>
      <Sheet open={asking.what === 'chart'} onClose={asking.close} title={t('flights.chart.title')}>
        <div className={styles.head}>
          <IconButton
            icon={IconChevronLeft}
            label={t('common.month_before')}
            disabled={month <= monthOf(today)}
            onClick={() => setMonth(monthAfter(month, -1))}
          />
          <p className="semi" aria-live="polite">
            {date.month(firstOf(month))}
          </p>
          <IconButton
            icon={IconChevronRight}
            label={t('common.month_after')}
            disabled={month >= monthOf(addDays(today, flightLimits.daysAhead))}
            onClick={() => setMonth(monthAfter(month, 1))}
          />
        </div>
        <Bars search={search} month={month} from={addDays(today, -1)} onChoose={choose} />
      </Sheet>
    </>
  );
}
