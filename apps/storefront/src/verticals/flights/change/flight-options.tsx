import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import type { Price } from '@app/contract/core/validation';
import type { ChangeOption, ChangeOptions } from '@app/contract/verticals/flights/change-views';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { cx } from '../../../ui/class-names.ts';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { DayStrip } from '../../../widgets/travel/dates/day-strip.tsx';
import { addDays, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { LateNote } from '../late-note.tsx';
import { SliceArc } from '../slice-arc.tsx';
import styles from './change.module.css';
import { isWanted, type WantedWay, wantedWay } from './wanted-trip.ts';

const AROUND = 3;

type Difference = { readonly due: Price | null; readonly back: Price | null };

/** Says what something costs more than what is booked, or refunds. */
function useDifference() {
  const t = useT();
  const format = usePriceFormat();
  return ({ due, back }: Difference): string => {
    if (due) return t('flights.change_more', { amount: format.text(due) });
    return back ? t('flights.change_back', { amount: format.text(back) }) : t('flights.change_even');
  };
}

const worthOf = ({ due, back }: Difference): number => (due?.usd ?? 0) - (back?.usd ?? 0);

/** The days around with what each costs more or refunds; days without a flight say so. */
function Days(props: {
  readonly day: LocalDate;
  readonly first: LocalDate;
  readonly days: ChangeOptions['days'];
  readonly onDay: (day: LocalDate) => void;
}) {
  const t = useT();
  const short = useShortPrice();
  const said = useDifference();
  const known = new Map(props.days.map((one) => [one.date, one]));
  const around = Array.from({ length: 2 * AROUND + 1 }, (_, at) => addDays(props.day, at - AROUND));
  const shown = [...new Set([...around, ...known.keys()])].filter((day) => day >= props.first).sort();
  const least = Math.min(...props.days.map(worthOf));
  const textOf = ({ due, back }: Difference): string =>
    due ? `+${short.round(due)}` : back ? `−${short.round(back)}` : '±0';
  return (
    <div className={styles.day}>
      <DayStrip
        label={t('flights.other_days')}
        chosen={props.day}
        onChoose={props.onDay}
        days={shown.map((day) => {
          const one = known.get(day);
          return {
            day,
            text: one ? textOf(one) : '–',
            spoken: one ? said(one) : t('flights.day_none'),
            best: one !== undefined && worthOf(one) === least && props.days.length > 1,
            off: one === undefined,
          };
        })}
      />
    </div>
  );
}
/** One flight with its fares, each with what it costs more or refunds; a press chooses it. */
function Option(props: {
  readonly option: ChangeOption;
  readonly slice: number;
  readonly wanted: WantedWay | undefined;
  /** It is of another day than the one that is asked for, whose flights are still to come. */
  readonly stale: boolean;
  readonly onWay: (way: WantedWay | null) => void;
}) {
  const t = useT();
  const said = useDifference();
  const { option, wanted, slice } = props;
  return (
    <li className={styles.flight}>
      <SliceArc slice={option} />
      <p className={`cap t3 ${styles.numbers}`}>
        {option.legs.map(({ airline, number }) => `${airline.name} ${number}`).join(t('travel.comma'))}
      </p>
      {option.legs.map((leg) => (
        <LateNote key={`${leg.flightId} ${leg.day}`} leg={leg} />
      ))}
      {option.seatsLeft === null ? null : (
        <p className="cap accent semi">{t('flights.seats_left', { count: option.seatsLeft })}</p>
      )}
      <div className={styles.fares}>
        {option.fares.map((fare) => {
          const on = fare.booked ? wanted === undefined : isWanted(wanted, option, fare.brand);
          return (
            <button
              key={fare.brand}
              type="button"
              aria-pressed={on}
              disabled={props.stale}
              className={cx(styles.fare, on && styles.on)}
              onClick={() => props.onWay(fare.booked ? null : wantedWay(slice, option, fare))}
            >
              <span className="semi">{fare.name}</span>
              <span className="sub">{fare.booked ? t('flights.change_booked') : said(fare)}</span>
            </button>
          );
        })}
      </div>
    </li>
  );
}

/** What a way of a booking can be changed to on a day: the flights of the day, and what days around cost. */
export function FlightOptions(props: {
  readonly orderId: string;
  readonly slice: number;
  readonly day: LocalDate;
  readonly today: LocalDate;
  /** Who alone changes; empty where all do. */
  readonly moving: readonly number[];
  readonly wanted: WantedWay | undefined;
  readonly onDay: (day: LocalDate) => void;
  readonly onWay: (way: WantedWay | null) => void;
}) {
  const t = useT();
  const date = useDateText();
  const { orderId, slice, day, moving } = props;
  const read = useEndpoint(
    flightEndpoints.flightChangeOptions,
    { query: { orderId, slice: String(slice), day, ...(moving.length > 0 && { moving: moving.join() }) } },
    { keepPrevious: true },
  );
  const { data, isPlaceholderData: stale } = read;
  if (read.error && !data) return <ErrorNote error={read.error} onRetry={() => void read.refetch()} />;
  if (!data) return <SkeletonText lines={8} />;
  return (
    <>
      <Days day={day} first={props.today} days={data.days} onDay={props.onDay} />
      {read.error ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
      {data.flights.length === 0 ? (
        <p className="sub t2" role="status">
          {t(data.days.length > 0 ? 'flights.change_none' : 'flights.change_nowhere')}
        </p>
      ) : (
        <>
          <h3 className="h3">{t('flights.change_flights', { day: date.weekday(day) })}</h3>
          <p className="cap t3">{t(moving.length > 0 ? 'flights.change_part' : 'flights.change_all')}</p>
          {stale ? (
            <p className="visually-hidden" role="status">
              {t('shell.loading')}
            </p>
          ) : null}
          <ul className={cx(styles.day, stale && styles.stale)} aria-busy={stale}>
            {data.flights.map((option) => (
              <Option
                key={option.key}
                option={option}
                slice={slice}
                wanted={props.wanted}
                stale={stale}
                onWay={props.onWay}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
