import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { weekdayTexts } from '@app/contract/core/time-words';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import type { TourCalendarDay, TourDetail } from '@app/contract/verticals/tours/views';
import { IconChevronLeft, IconChevronRight, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton, TextButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ErrorNote } from '../../ui/states.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import { useShortPrice } from '../../widgets/short-price.ts';
import { useDateText } from '../../widgets/travel/date-text.ts';
import { firstWeekdayOf, type LocalDate, monthsFrom } from '../../widgets/travel/local-date.ts';
import { CALENDAR_FRESH_MS } from '../../widgets/travel/use-months.ts';
import styles from './departure-calendar.module.css';
import { partyQuery } from './tour-trip.ts';
import { canBook, hasPlaces, type TourChoice } from './use-tour-choice.ts';

const Sure = () => (
  <i className={styles.sure} aria-hidden="true">
    <Icon as={IconShieldCheck} size="xs" />
  </i>
);

/** A day on which the tour departs: its price, and the places left or that it is full. */
function Day(props: { readonly day: TourCalendarDay; readonly chosen: boolean; readonly onPress: () => void }) {
  const t = useT();
  const date = useDateText();
  const short = useShortPrice();
  const moment = useMomentText();
  const { day, chosen } = props;
  const open = hasPlaces(day);
  const sure = day.guaranteed && open;
  const few = day.state === 'few' || (open && !canBook(day));
  const price = short.whole(day.price);
  const until = day.deal ? t('deal.until', { time: moment.minute(day.deal.endsAt) }) : null;
  const places = (): string => {
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
        if (open) props.onPress();
      }}
    >
      {sure ? <Sure /> : null}
      <span aria-hidden="true">{Number(day.date.slice(8))}</span>
      <span className="visually-hidden">
        {[date.whole(day.date), price, until, places(), sure ? t('tours.guaranteed') : null].filter(Boolean).join(', ')}
      </span>
      <small aria-hidden="true" className={cx(day.deal && styles.few)}>
        {price}
      </small>
      <small aria-hidden="true" className={cx(few && styles.few)}>
        {places()}
      </small>
    </button>
  );
}

/** The months of departures, one at a time: day, price, places left; the shield means guaranteed. */
export function DepartureCalendar({ tour, choice }: { readonly tour: TourDetail; readonly choice: TourChoice }) {
  const t = useT();
  const date = useDateText();
  const locale = usePreferences((state) => state.locale);
  const firstWeekday = firstWeekdayOf(locale);
  const start = choice.day ?? tour.next?.day ?? tour.today;
  const [shown, setShown] = useState(start.slice(0, 7));
  const months = monthsFrom(tour.today, tour.lastDay ?? start, firstWeekday);
  const at = Math.max(
    months.findIndex(({ month }) => month === shown),
    0,
  );
  const month = months[at];
  const read = useEndpoint(
    tourEndpoints.tourCalendar,
    {
      query: {
        id: tour.id,
        from: month?.days[0] ?? tour.today,
        to: month?.days.at(-1) ?? tour.today,
        ...partyQuery(choice.party),
      },
    },
    { keepPrevious: true, staleTime: CALENDAR_FRESH_MS },
  );
  const days = new Map<LocalDate, TourCalendarDay>(
    (read.data?.days ?? []).filter(({ date: day }) => day >= tour.today).map((day) => [day.date, day]),
  );
  const show = (by: number) => setShown(months[at + by]?.month ?? shown);
  if (!month) return null;
  const some = month.days.some((day) => days.has(day));
  return (
    <section>
      <div className={styles.section} id="departures">
        <h2 className="h2">{t('tours.departures')}</h2>
        <span className="cap t2">{t('tours.per_adult')}</span>
      </div>
      <Card>
        <div className={styles.head}>
          <IconButton
            icon={IconChevronLeft}
            label={t('tours.month_before')}
            disabled={at === 0}
            onClick={() => show(-1)}
          />
          <h3 className="h3" aria-live="polite">
            {date.month(`${month.month}-01`)}
          </h3>
          <IconButton
            icon={IconChevronRight}
            label={t('tours.month_after')}
            disabled={at === months.length - 1}
            onClick={() => show(1)}
          />
        </div>
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
                  <Day day={found} chosen={choice.day === day} onPress={() => choice.setDay(day)} />
                ) : (
                  <div className={cx(styles.cell, styles.none)}>{Number(day.slice(8))}</div>
                )}
              </div>
            );
          })}
        </div>
        {read.error && !read.data ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
        {read.data && !some && !read.isPlaceholderData ? (
          <p className={`sub t2 ${styles.empty}`}>
            {t('tours.none_in_month')}{' '}
            {tour.next && tour.next.day.slice(0, 7) !== month.month ? (
              <TextButton onClick={() => setShown(tour.next?.day.slice(0, 7) ?? shown)}>
                {t('tours.show_next', { day: date.day(tour.next.day) })}
              </TextButton>
            ) : null}
          </p>
        ) : null}
        {tour.goDays > 0 ? (
          <p className={`cap t3 ${styles.legend}`}>
            <Sure />
            <span>{t('tours.legend', { people: tour.minPeople, count: tour.goDays })}</span>
          </p>
        ) : null}
      </Card>
    </section>
  );
}
