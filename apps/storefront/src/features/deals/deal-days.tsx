import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { weekdayTexts } from '@app/contract/core/time-words';
import { type DatedDealKind, hasHours } from '@app/contract/deals/deal-facts';
import type { DealDay, DealDetail } from '@app/contract/deals/views';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { useShortPrice } from '../../widgets/short-price.ts';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import {
  addDays,
  firstWeekdayOf,
  type LocalDate,
  type Month,
  monthsFrom,
} from '../../widgets/travel/dates/local-date.ts';
import { canBegin, type DealChoice, nightsFrom, nightsToward } from './deal-choice.ts';
import styles from './deal-days.module.css';

/** Why nothing can be booked from a day on which the deal holds. */
type NoStart = 'no_start' | 'no_hour';

/** A day with what it costs; crossed out, at the usual price, where the deal does not hold; pale where nothing can begin on it. */
function Day(props: {
  readonly day: DealDay;
  readonly chosen: boolean;
  readonly begins: boolean;
  readonly noStart: NoStart;
  readonly onPress: () => void;
}) {
  const t = useT();
  const date = useDateText();
  const short = useShortPrice();
  const { day, was, now } = props.day;
  const { begins } = props;
  const words = (): string => {
    const said = date.whole(day);
    if (!now) return t('deal.calendar.off', { day: said });
    return begins
      ? t('deal.calendar.on', { day: said, price: short.round(now) })
      : t(`deal.calendar.${props.noStart}`, { day: said });
  };
  return (
    <button
      type="button"
      data-day={day}
      aria-pressed={props.chosen}
      aria-disabled={begins ? undefined : true}
      className={cx(styles.cell, styles.has, !begins && styles.off, !now && styles.crossed, props.chosen && styles.on)}
      onClick={() => {
        if (begins) props.onPress();
      }}
    >
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <small aria-hidden="true">{short.cell(now ?? was)}</small>
      <span className="visually-hidden">{words()}</span>
    </button>
  );
}

function MonthGrid(props: {
  readonly month: Month;
  readonly days: ReadonlyMap<LocalDate, DealDay>;
  readonly isChosen: (day: LocalDate) => boolean;
  readonly begins: (day: LocalDate) => boolean;
  readonly noStart: NoStart;
  readonly onChoose: (day: LocalDate) => void;
}) {
  const locale = usePreferences((state) => state.locale);
  const { month, days } = props;
  return (
    <div className={styles.grid}>
      {weekdayTexts(locale, firstWeekdayOf(locale)).map((weekday) => (
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
                chosen={props.isChosen(day)}
                begins={props.begins(day)}
                noStart={props.noStart}
                onPress={() => props.onChoose(day)}
              />
            ) : (
              <div className={cx(styles.cell, styles.none)}>{Number(day.slice(8))}</div>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Which month of the calendar is in view; there is one at least. */
function useMonth(calendar: readonly DealDay[], start: LocalDate) {
  const locale = usePreferences((state) => state.locale);
  const [shown, setShown] = useState(start.slice(0, 7));
  const months = monthsFrom(calendar[0]?.day ?? start, calendar.at(-1)?.day ?? start, firstWeekdayOf(locale));
  const at = Math.max(
    months.findIndex(({ month }) => month === shown),
    0,
  );
  return {
    month: months[at],
    isFirst: at === 0,
    isLast: at === months.length - 1,
    turn: (by: number) => setShown(months[at + by]?.month ?? shown),
  };
}

/** The days of a deal, a month at a time, to choose one; for a stay its first night and how many nights. */
export function DealDays(props: {
  readonly deal: DealDetail & { readonly kind: DatedDealKind };
  readonly choice: DealChoice;
  readonly onChoose: (choice: DealChoice) => void;
}) {
  const t = useT();
  const date = useDateText();
  const { deal, choice } = props;
  const { calendar } = deal;
  const view = useMonth(calendar, choice.day);
  const days = new Map(calendar.map((one) => [one.day, one]));
  const last = addDays(choice.day, choice.nights - 1);
  const allowed = nightsFrom(calendar, choice.day, deal);
  const noStart = hasHours(deal.kind) ? 'no_hour' : 'no_start';
  const begins = (day: LocalDate): boolean => canBegin(deal, day);
  if (!view.month) return null;
  return (
    <Card>
      <h2 className="h3">{t(`deal.calendar.${deal.kind}`)}</h2>
      <div className={styles.head}>
        <IconButton
          icon={IconChevronLeft}
          label={t('common.previous')}
          disabled={view.isFirst}
          onClick={() => view.turn(-1)}
        />
        <p className="semi" aria-live="polite">
          {date.month(`${view.month.month}-01`)}
        </p>
        <IconButton
          icon={IconChevronRight}
          label={t('common.next')}
          disabled={view.isLast}
          onClick={() => view.turn(1)}
        />
      </div>
      <MonthGrid
        month={view.month}
        days={days}
        isChosen={(day) => day >= choice.day && day <= last}
        begins={begins}
        noStart={noStart}
        onChoose={(day) =>
          props.onChoose({ day, nights: nightsToward(nightsFrom(calendar, day, deal), choice.nights) })
        }
      />
      {deal.kind === 'hotel' ? (
        <div className={styles.nights}>
          <span className="sub t2" aria-live="polite">
            {t('deal.nights', { from: date.weekday(choice.day), count: choice.nights })}
          </span>
          <Stepper
            label={t('deal.nights_field')}
            value={choice.nights}
            min={allowed[0] ?? 1}
            max={allowed.at(-1) ?? 1}
            onChange={(nights) =>
              props.onChoose({ day: choice.day, nights: nightsToward(allowed, nights, choice.nights) })
            }
          />
        </div>
      ) : null}
      {calendar.some(({ now }) => now === null) ? (
        <p className={`cap t3 ${styles.hint}`}>{t('deal.calendar.hint')}</p>
      ) : null}
      {calendar.some(({ day, now }) => now !== null && !begins(day)) ? (
        <p className={`cap t3 ${styles.hint}`}>{t(`deal.calendar.${noStart}_hint`)}</p>
      ) : null}
    </Card>
  );
}
