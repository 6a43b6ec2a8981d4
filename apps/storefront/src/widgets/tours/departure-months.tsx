import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { weekdayTexts } from '@app/contract/core/time-words';
import type { Price } from '@app/contract/core/validation';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import type { TourParty } from '@app/contract/verticals/tours/party';
import type { TourCalendarDay } from '@app/contract/verticals/tours/views';
import { IconChevronLeft, IconChevronRight, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton, TextButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ErrorNote } from '../../ui/states.tsx';
import { useNamedText } from '../list-text.ts';
import { useMomentText } from '../moment-text.ts';
import { useShortPrice } from '../short-price.ts';
import { useDateText } from '../travel/dates/date-text.ts';
import { firstWeekdayOf, type LocalDate, monthsFrom } from '../travel/dates/local-date.ts';
import { CALENDAR_FRESH_MS } from '../travel/dates/use-months.ts';
import styles from './departure-calendar.module.css';
import { partyQuery } from './tour-trip.ts';
import { canBook, hasPlaces } from './use-tour-choice.ts';

/** The shield of what is guaranteed. */
export const Sure = () => (
  <i className={styles.sure} aria-hidden="true">
    <Icon as={IconShieldCheck} size="xs" />
  </i>
);

/** Why a day cannot be chosen though it has places: in a word or two, and in full. */
export type DayLimit = { readonly word: string; readonly text: string };

/** A day on which the tour departs: its price, and the places left or that it is full. */
function Day(props: {
  readonly day: TourCalendarDay;
  readonly chosen: boolean;
  readonly limit: DayLimit | null;
  /** Instead of the day's own price and deal. */
  readonly priced: Price | null;
  readonly onPress: () => void;
}) {
  const t = useT();
  const date = useDateText();
  const short = useShortPrice();
  const moment = useMomentText();
  const { day, chosen, limit, priced } = props;
  const open = hasPlaces(day) && limit === null;
  const sure = day.guaranteed && open;
  const few = day.state === 'few' || (open && !canBook(day));
  const price = priced ?? day.price;
  const deal = priced ? null : day.deal;
  const until = deal ? t('deal.until', { time: moment.minute(deal.endsAt) }) : null;
  const places = (): string => {
    if (limit) return limit.word;
    if (open && day.seatsLeft !== null) return t('tours.left', { count: day.seatsLeft });
    return day.state === 'cancelled' ? t('tours.off') : t(`tours.state.${day.state}`);
  };
  return (
    <button
      type="button"
      data-day={day.date}
      aria-pressed={chosen}
      aria-disabled={open ? undefined : true}
      className={cx(styles.cell, styles.has, chosen && styles.on, !open && styles.full)}
      onClick={() => {
        if (open || limit) props.onPress();
      }}
    >
      {sure ? <Sure /> : null}
      <span aria-hidden="true">{Number(day.date.slice(8))}</span>
      <span className="visually-hidden">
        {[date.whole(day.date), short.round(price), until, limit?.text ?? places(), sure ? t('tours.guaranteed') : null]
          .filter(Boolean)
          .join(t('travel.comma'))}
      </span>
      <small aria-hidden="true" className={cx(deal && styles.few)}>
        {short.cell(price)}
      </small>
      <small aria-hidden="true" className={cx(few && styles.few)}>
        {places()}
      </small>
    </button>
  );
}

/** The month, with the ways to those beside it. */
function MonthHead(props: {
  readonly month: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly onStep: (by: number) => void;
}) {
  const t = useT();
  const date = useDateText();
  return (
    <div className={styles.head}>
      <IconButton
        icon={IconChevronLeft}
        label={t('common.month_before')}
        disabled={props.first}
        onClick={() => props.onStep(-1)}
      />
      <h3 className="h3" aria-live="polite">
        {date.month(`${props.month}-01`)}
      </h3>
      <IconButton
        icon={IconChevronRight}
        label={t('common.month_after')}
        disabled={props.last}
        onClick={() => props.onStep(1)}
      />
    </div>
  );
}

/** That nothing departs in a month, and the way to the month of the next departure. */
function NoneInMonth(props: { readonly next: LocalDate | null; readonly onShow: (month: string) => void }) {
  const t = useT();
  const date = useDateText();
  const { next } = props;
  return (
    <p className={`sub t2 ${styles.empty}`}>
      {t('tours.none_in_month')}{' '}
      {next ? (
        <TextButton onClick={() => props.onShow(next.slice(0, 7))}>
          {t('tours.show_next', { day: date.day(next) })}
        </TextButton>
      ) : null}
    </p>
  );
}

/**
 * The months of departures, one at a time: day, price, places left; the shield means guaranteed. `limitOf` says why a day
 * cannot be chosen beside others, which is told when it is pressed all the same.
 */
export function DepartureMonths(props: {
  readonly tourId: string;
  readonly party: TourParty;
  /** Days before are not shown. */
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** In the month that is shown first. */
  readonly start: LocalDate;
  readonly day: LocalDate | null;
  readonly onDay: (day: LocalDate) => void;
  /** The soonest departure, to be shown where a month has none. */
  readonly next?: LocalDate | null;
  readonly limitOf?: (day: LocalDate) => DayLimit | null;
  /** What a day costs here, where it is not its own price. */
  readonly priceOf?: (day: TourCalendarDay) => Price;
}) {
  const named = useNamedText();
  const date = useDateText();
  const locale = usePreferences((state) => state.locale);
  const firstWeekday = firstWeekdayOf(locale);
  const { first, last, limitOf } = props;
  const next = props.next ?? null;
  const [shown, setShown] = useState(props.start.slice(0, 7));
  const [refused, setRefused] = useState<LocalDate | null>(null);
  const months = monthsFrom(first, last < props.start ? props.start : last, firstWeekday);
  const at = Math.max(
    months.findIndex(({ month }) => month === shown),
    0,
  );
  const month = months[at];
  const read = useEndpoint(
    tourEndpoints.tourCalendar,
    {
      query: {
        id: props.tourId,
        from: month?.days[0] ?? first,
        to: month?.days.at(-1) ?? first,
        ...partyQuery(props.party),
      },
    },
    { keepPrevious: true, staleTime: CALENDAR_FRESH_MS },
  );
  const days = new Map<LocalDate, TourCalendarDay>(
    (read.data?.days ?? []).filter(({ date: day }) => day >= first).map((day) => [day.date, day]),
  );
  const show = (by: number) => setShown(months[at + by]?.month ?? shown);
  if (!month) return null;
  const some = month.days.some((day) => days.has(day));
  const press = (day: LocalDate) => {
    const limited = limitOf?.(day) ?? null;
    setRefused(limited ? day : null);
    if (!limited) props.onDay(day);
  };
  const why = refused ? (limitOf?.(refused) ?? null) : null;
  return (
    <>
      <MonthHead month={month.month} first={at === 0} last={at === months.length - 1} onStep={show} />
      <div className={cx(styles.grid, read.isPlaceholderData && styles.stale)} aria-busy={read.isFetching}>
        {weekdayTexts(locale, firstWeekday).map((weekday) => (
          <em key={weekday.long} aria-hidden="true">
            {weekday.short}
          </em>
        ))}
        {month.days.map((day, index) => {
          const found = days.get(day);
          return (
            <div key={day} style={index === 0 ? { gridColumnStart: month.lead + 1 } : undefined}>
              {found ? (
                <Day
                  day={found}
                  chosen={props.day === day}
                  priced={props.priceOf?.(found) ?? null}
                  limit={hasPlaces(found) ? (limitOf?.(day) ?? null) : null}
                  onPress={() => press(day)}
                />
              ) : (
                <div className={cx(styles.cell, styles.none)}>{Number(day.slice(8))}</div>
              )}
            </div>
          );
        })}
      </div>
      {why && refused ? (
        <p className={`cap t2 ${styles.why}`} role="status">
          {named(date.weekday(refused), why.text)}
        </p>
      ) : null}
      {read.error && !read.data ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.data && !some && !read.isPlaceholderData ? (
        <NoneInMonth next={next && next.slice(0, 7) !== month.month ? next : null} onShow={setShown} />
      ) : null}
    </>
  );
}
