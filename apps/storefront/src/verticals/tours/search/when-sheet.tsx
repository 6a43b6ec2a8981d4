import { useT } from '@app/client/i18n';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import { Chips } from '../../../ui/chips.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from '../../../widgets/tours/tour-home.module.css';
import { monthDays, monthOf, monthsAhead, type When } from '../../../widgets/tours/tour-trip.ts';
import { DateRangeSheet } from '../../../widgets/travel/dates/date-range-sheet.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays, daysBetween, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';

const MONTHS = 12;
const ANY = 'any';

/** Any time, a month, or the days between which a tour departs. Mount it anew for each opening. */
export function WhenSheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly when: When;
  readonly today: LocalDate;
  readonly onChoose: (when: When) => void;
}) {
  const t = useT();
  const date = useDateText();
  const [days, setDays] = useState(false);
  const { when, today } = props;
  const chosen = when === null ? ANY : monthOf(when, today);
  return (
    <>
      <Sheet open={props.open && !days} onClose={props.onClose} title={t('tours.when')}>
        <div className={styles.whenMonths}>
          <Chips
            label={t('tours.when_month')}
            value={chosen}
            choices={[
              { value: ANY, label: t('tours.any_time') },
              ...monthsAhead(today, MONTHS).map((month) => ({ value: month, label: date.month(`${month}-01`) })),
            ]}
            onChange={(value) => props.onChoose(value === ANY ? null : monthDays(value, today))}
          />
        </div>
        <div className={styles.whenDays}>
          <ListRow
            icon={<Icon as={IconCalendarEvent} className="brand" />}
            title={t('tours.when_days')}
            note={when && !chosen ? date.range(when.from, when.to) : t('tours.when_days_text')}
            onPress={() => setDays(true)}
          />
        </div>
      </Sheet>
      <DateRangeSheet
        key={String(days)}
        open={props.open && days}
        onClose={props.onClose}
        title={t('tours.when_days')}
        range={when && !chosen ? when : { from: null, to: null }}
        rules={{
          min: today,
          max: addDays(today, tourLimits.daysAhead),
          maxNights: tourLimits.daysAhead,
          sameDay: true,
        }}
        words={{
          from: t('tours.first_day'),
          to: t('tours.last_day'),
          chooseFrom: t('tours.choose_first_day'),
          chooseTo: t('tours.choose_last_day'),
          chosen: (from, to) => `${date.range(from, to)} · ${t('tours.days', { count: daysBetween(from, to) + 1 })}`,
        }}
        onChoose={props.onChoose}
      />
    </>
  );
}
