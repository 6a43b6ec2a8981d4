import { useT } from '@app/client/i18n';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import { wallTimeIn } from '@app/kernel/zone-time';
import { IconCalendar, IconClock, IconUsers } from '@tabler/icons-react';
import { shopNow } from '../../shell/time-zone.ts';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import type { DayMark } from '../../widgets/travel/dates/date-range.ts';
import { DateRangeSheet } from '../../widgets/travel/dates/date-range-sheet.tsx';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { addDays, type LocalDate } from '../../widgets/travel/dates/local-date.ts';
import { useAsking } from '../../widgets/travel/use-asking.ts';
import { DiningPartySheet } from './dining-party-sheet.tsx';
import { useDiningWords } from './dining-words.ts';
import { isOver } from './meals.ts';
import styles from './party-bar.module.css';
import type { TableAsk } from './table-search.ts';
import { TimeSheet } from './time-sheet.tsx';

function Part(props: {
  readonly icon: IconGlyph;
  readonly name: string;
  readonly value: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={styles.part} aria-haspopup="dialog" onClick={props.onPress}>
      <Icon as={props.icon} size="s" className="brand" />
      <span className={styles.words}>
        <span className="cap t3">{props.name}</span>
        <b>{props.value}</b>
      </span>
    </button>
  );
}

/** Who, on which day and around which time, in one pill: each part opens a sheet that changes it. */
export function PartyBar(props: {
  readonly ask: TableAsk;
  /** The day and time that are looked at. */
  readonly day: LocalDate;
  readonly time: string | null;
  readonly today: LocalDate;
  /** The zone of the place; hours that are over there cannot be chosen. Null while it is not known. */
  readonly zone: string | null;
  readonly daysAhead?: number;
  /** Days of which is known that they cannot be had. */
  readonly marks?: ReadonlyMap<LocalDate, DayMark>;
  readonly onChange: (changes: Partial<TableAsk>) => void;
}) {
  const t = useT();
  const date = useDateText();
  const words = useDiningWords();
  const asking = useAsking<'party' | 'day' | 'time'>();
  const { ask, day, time, today, zone, daysAhead = diningLimits.daysAhead } = props;
  const change = (changes: Partial<TableAsk>) => {
    asking.close();
    props.onChange(changes);
  };
  return (
    <>
      <div className={styles.bar}>
        <Part
          icon={IconUsers}
          name={t('dining.party')}
          value={words.people(ask.party)}
          onPress={() => asking.ask('party')}
        />
        <Part icon={IconCalendar} name={t('dining.day')} value={date.weekday(day)} onPress={() => asking.ask('day')} />
        <Part
          icon={IconClock}
          name={t('dining.around')}
          value={time ?? t('dining.any_time')}
          onPress={() => asking.ask('time')}
        />
      </div>
      <DiningPartySheet
        key={`party ${asking.times}`}
        open={asking.what === 'party'}
        onClose={asking.close}
        party={ask.party}
        onChoose={(party) => change({ party })}
      />
      <DateRangeSheet
        key={`day ${asking.times}`}
        open={asking.what === 'day'}
        onClose={asking.close}
        title={t('dining.which_day')}
        single
        range={{ from: day, to: day }}
        rules={{ min: today, max: addDays(today, daysAhead), maxNights: daysAhead, sameDay: true }}
        marks={props.marks}
        words={{
          from: t('dining.chosen_day'),
          to: t('dining.chosen_day'),
          chooseFrom: t('dining.which_day'),
          chooseTo: t('dining.which_day'),
          chosen: (from) => date.weekday(from),
        }}
        onChoose={({ from }) => change({ day: from, ...(time && { time }) })}
      />
      <TimeSheet
        key={`time ${asking.times}`}
        open={asking.what === 'time'}
        onClose={asking.close}
        time={time}
        isOver={(one) => zone !== null && isOver(one, { day, now: wallTimeIn(zone, new Date(shopNow())) })}
        onChoose={(chosen) => change({ day, time: chosen })}
      />
    </>
  );
}
