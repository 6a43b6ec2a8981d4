import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price } from '@app/contract/core/validation';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { IconChartBar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { firstOf, monthAfter, monthOf } from './chart-month.ts';
import { MonthBars } from './month-bars.tsx';
import styles from './price-chart.module.css';
import { awayOf, type PricedTrip, type TripDays } from './priced-way.ts';
import { useDayPrices, useMonthPrices, useSettledAway } from './use-lowest-prices.ts';

/** The most days of a trip that charts are asked about. */
const MOST_AWAY = 90;

/** How many days the trip is away, to change; nothing one way. */
export function AwayField(props: { readonly away: number | null; readonly onChange: (away: number) => void }) {
  const t = useT();
  if (props.away === null) return null;
  return (
    <div className={styles.away}>
      <span className="sub t2 grow">{t('flights.nights_away')}</span>
      <Stepper label={t('flights.nights_away')} min={0} max={MOST_AWAY} value={props.away} onChange={props.onChange} />
    </div>
  );
}

/** The lowest price of each month in its states; a press chooses the month. */
export function Months(props: {
  readonly priced: PricedTrip;
  readonly away: number | null;
  readonly month: string;
  readonly onChoose: (month: string) => void;
}) {
  const read = useMonthPrices(props.priced, props.away);
  if (read.error && !read.data) return <ErrorNote error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <Skeleton width="100%" height="16rem" radius="var(--r-m)" />;
  return <MonthBars months={read.data.months} chosen={props.month} busy={read.isFetching} onChoose={props.onChoose} />;
}

type DaysProps = {
  readonly priced: PricedTrip;
  readonly away: number | null;
  readonly month: string;
  readonly from: LocalDate;
  readonly onChoose: (day: LocalDate) => void;
};

/** The lowest price of each day of a month as bars, for an adult on the way out, or there and back; a press chooses that day. */
function Days({ priced, away, month, from, onChoose }: DaysProps) {
  const t = useT();
  const date = useDateText();
  const format = usePriceFormat();
  const { days, read } = useDayPrices(priced, { away, month, from });
  const prices = new Map((read.data?.days ?? []).map((one) => [one.date, one.price]));
  return (
    <>
      <BarChart
        label={t(away === null ? 'flights.chart.label' : 'flights.chart.label_trip')}
        heads={[t('flights.leaving'), t('flights.months.price')]}
        chosen={priced.trip.day}
        busy={read.isFetching}
        onChoose={onChoose}
        bars={days.map((day) => {
          const price = prices.get(day) ?? null;
          return {
            key: day,
            label: String(Number(day.slice(8))),
            name: date.weekday(day),
            said: price ? format.text(price) : t('flights.day_none'),
            size: price?.usd ?? null,
          };
        })}
      />
      <p className={cx('sub', styles.legend)} aria-live="polite">
        <Legend prices={prices} away={away} loading={read.isPending} failed={read.error !== null} />
      </p>
    </>
  );
}

/** What the lowest and the highest bar stand for. */
function Legend(props: {
  readonly prices: ReadonlyMap<LocalDate, Price | null>;
  readonly away: number | null;
  readonly loading: boolean;
  readonly failed: boolean;
}) {
  const t = useT();
  const date = useDateText();
  const format = usePriceFormat();
  const found = [...props.prices].flatMap(([day, price]) => (price ? [{ day, price }] : []));
  const [low, high] = [
    found.reduce<(typeof found)[number] | null>(
      (best, one) => (best && best.price.usd <= one.price.usd ? best : one),
      null,
    ),
    found.reduce<(typeof found)[number] | null>(
      (best, one) => (best && best.price.usd >= one.price.usd ? best : one),
      null,
    ),
  ];
  if (props.failed) return t('flights.chart.failed');
  if (!low || !high) return props.loading ? null : t('flights.chart.none');
  const values = { low: format.text(low.price), high: format.text(high.price) };
  return props.away === null
    ? t('flights.chart.legend', { ...values, day: date.day(low.day) })
    : t('flights.chart.legend_trip', { ...values, days: date.range(low.day, addDays(low.day, props.away)) });
}

/** Months, and the days of one of them, with their lowest prices; mount it anew for each opening. Months before today are not shown. */
export function PriceChartSheet(props: {
  readonly open: boolean;
  readonly priced: PricedTrip;
  /** The month that is shown first. */
  readonly month: string;
  readonly onClose: () => void;
  readonly onChoose: (days: TripDays) => void;
}) {
  const t = useT();
  const date = useDateText();
  const today = useToday();
  const { priced } = props;
  const [month, setMonth] = useState(props.month);
  const [chosenAway, setAway] = useState(() => awayOf(priced.trip));
  const away = useSettledAway(chosenAway);
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('flights.chart.title')}>
      <p className="cap t3">{t(away === null ? 'flights.months.unit_one' : 'flights.months.unit_round')}</p>
      <AwayField away={chosenAway} onChange={setAway} />
      <Months priced={priced} away={away} month={month} onChoose={setMonth} />
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
      <Days
        priced={priced}
        away={away}
        month={month}
        from={addDays(today, -1)}
        onChoose={(day) => props.onChoose({ day, back: away === null ? null : addDays(day, away) })}
      />
    </Sheet>
  );
}

/** The way to the lowest prices of months and days. */
export function PriceChart(props: { readonly priced: PricedTrip; readonly onChoose: (days: TripDays) => void }) {
  const t = useT();
  const asking = useAsking<'chart'>();
  const { priced } = props;
  return (
    <>
      <Button size="s" kind="ghost" icon={IconChartBar} aria-haspopup="dialog" onClick={() => asking.ask('chart')}>
        {t('flights.chart')}
      </Button>
      <PriceChartSheet
        key={asking.times}
        open={asking.what === 'chart'}
        priced={priced}
        month={monthOf(priced.trip.day)}
        onClose={asking.close}
        onChoose={(days) => {
          asking.close();
          props.onChoose(days);
        }}
      />
    </>
  );
}
