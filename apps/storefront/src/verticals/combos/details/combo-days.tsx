import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { IconCalendarEvent, IconPlaneDeparture, IconUsers } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useUser } from '../../../shell/session.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { centreIn } from '../../../ui/centre-in.ts';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import type { Asking } from '../../../widgets/travel/use-asking.ts';
import { movedTo } from '../combo-address.ts';
import type { ComboOnScreen } from '../use-combo-plan.ts';
import styles from './combo-days.module.css';
import { useDaysNear } from './use-day-prices.ts';

type ComboDaysProps = { readonly on: ComboOnScreen };

/** First days in a row with the lowest price of each, the chosen one in the middle. */
function DayChips({ on }: ComboDaysProps) {
  const t = useT();
  const date = useDateText();
  const format = usePriceFormat();
  const short = useShortPrice();
  const row = useRef<HTMLFieldSetElement>(null);
  const { combo, trip } = on;
  const near = useDaysNear(combo, trip);
  const shown = near.days.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen day comes into view when it changes, and when days come
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && pressed) centreIn(row.current, pressed);
  }, [trip.day, shown]);
  if (near.isPending) return <Skeleton height="6rem" radius="var(--r-m)" />;
  if (shown === 0) return <p className="sub t2">{t('combos.no_days_near')}</p>;
  const lastOf = (day: LocalDate) => addDays(day, combo.days - 1);
  return (
    <fieldset
      ref={row}
      className={cx(styles.days, near.isStale && styles.stale)}
      aria-busy={near.isStale}
      aria-label={t('combos.first_day')}
    >
      {near.days.map(({ day, price }) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === trip.day}
          className={cx(styles.day, day === trip.day && styles.on)}
          onClick={() => on.setTrip(movedTo(trip, { day }, combo.slots))}
        >
          <span className="visually-hidden">{[date.whole(day), format.text(price)].join(t('travel.comma'))}</span>
          <span aria-hidden="true">{date.range(day, lastOf(day))}</span>
          <b aria-hidden="true">{short.round(price)}</b>
        </button>
      ))}
    </fieldset>
  );
}

/** When one leaves home and is back, where that is not on the first and the last day there. */
function Leaving({ on }: ComboDaysProps) {
  const t = useT();
  const date = useDateText();
  const { plan, away, combo, trip } = on;
  if (!plan || on.isStale || away.count === combo.days) return null;
  const origin = combo.origins.find(({ id }) => id === trip.from);
  if (!origin) return null;
  return (
    <p className={cx('sub t2', styles.away)}>
      {t('combos.days_away', {
        city: origin.name,
        from: date.weekday(away.from),
        to: date.weekday(away.to),
        count: away.count,
      })}
    </p>
  );
}

/** When it begins, where one flies from, and who travels: said once for every part. */
export function ComboDays({
  on,
  asking,
}: ComboDaysProps & { readonly asking: Pick<Asking<'days' | 'from' | 'party'>, 'ask'> }) {
  const t = useT();
  const party = usePartyText();
  const level = useUser()?.level;
  const { combo, trip } = on;
  const origin = combo.origins.find(({ id }) => id === trip.from);
  return (
    <Card flush>
      <div className={styles.when}>
        <div className={styles.head}>
          <h2 className="h3">{t('combos.dates_title')}</h2>
          <TextButton onClick={() => asking.ask('days')}>
            <Icon as={IconCalendarEvent} size="s" />
            {t('combos.all_dates')}
          </TextButton>
        </div>
        <div className="cap t2">
          <p>{t('combos.dates_text', { people: party.guests(trip.party) })}</p>
          {level && level.discountBp > 0 ? <p>{t('combos.level_below', { level: level.name })}</p> : null}
        </div>
        <DayChips on={on} />
        <Leaving on={on} />
      </div>
      {origin ? (
        <ListRow
          icon={<Icon as={IconPlaneDeparture} className="brand" />}
          title={t('combos.flying_from')}
          note={origin.name}
          onPress={() => asking.ask('from')}
        />
      ) : null}
      <ListRow
        icon={<Icon as={IconUsers} className="brand" />}
        title={t('combos.who')}
        note={party.whole(trip.party)}
        onPress={() => asking.ask('party')}
      />
    </Card>
  );
}
