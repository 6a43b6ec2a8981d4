import type { Span } from '@app/contract/chat/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { weekdayTexts } from '@app/contract/core/time-words';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, Select } from 'antd';
import { listed } from '../../../text/in-my-language';
import { currentLocale } from '../../../text/locale';
import { useText } from '../../../text/use-text';
import { useFieldWords } from '../../../ui/form/use-field-words';
import styles from './hours.module.css';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Choices are this far apart, in minutes. */
const STEP = 15;
/** Minutes of the day as a clock shows them. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const timesFrom = (first: number, last: number, chosen: number) => {
  const times = Array.from({ length: Math.floor((last - first) / STEP) + 1 }, (_, index) => first + index * STEP);
  return [...new Set([...times, chosen])].sort((a, b) => a - b).map((value) => ({ value, label: clock(value) }));
};
/** The name of a day of the week, 1 for Monday. */
export const dayName = (weekday: number): string => weekdayTexts(currentLocale(), 1)[weekday - 1]?.long ?? '';

type WeekHoursProps = {
  spans: readonly Span[];
  errors: Readonly<Record<string, string>>;
  locked: boolean;
  onChange: (spans: Span[]) => void;
};

/** The hours of each day of the week; a day without any is closed. */
export function WeekHours({ spans, errors, locked, onChange }: WeekHoursProps) {
  const t = useText();
  const wordsOf = useFieldWords();
  const put = (at: number, part: Partial<Span>) =>
    onChange(spans.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const add = (weekday: number) => {
    const last = Math.max(0, ...spans.filter((one) => one.weekday === weekday).map((one) => one.closes));
    const opens = last === 0 ? 540 : Math.min(last + 60, 1_380);
    onChange([...spans, { weekday, opens, closes: last === 0 ? 1_080 : Math.min(opens + 120, 1_440) }]);
  };
  return (
    <ul className={styles.week}>
      {DAYS.map((weekday) => {
        const own = spans.map((one, index) => ({ one, index })).filter(({ one }) => one.weekday === weekday);
        return (
          <li key={weekday}>
            <b>{dayName(weekday)}</b>
            <div className={styles.spans}>
              {own.length === 0 && <span className={styles.closed}>{t('desk.hours.closed')}</span>}
              {own.map(({ one, index }) => {
                const wrong = errors[`spans.${index}.opens`] ?? errors[`spans.${index}.closes`];
                return (
                  <div key={index} className={styles.span}>
                    <Select
                      aria-label={listed(dayName(weekday), t('desk.hours.opens'))}
                      disabled={locked}
                      value={one.opens}
                      options={timesFrom(0, 1_425, one.opens)}
                      onChange={(opens) => put(index, { opens })}
                    />
                    <Select
                      aria-label={listed(dayName(weekday), t('desk.hours.closes'))}
                      disabled={locked}
                      value={one.closes}
                      options={timesFrom(STEP, 1_440, one.closes)}
                      onChange={(closes) => put(index, { closes })}
                    />
                    {!locked && (
                      <Button
                        type="text"
                        aria-label={t('desk.hours.remove')}
                        icon={<IconTrash size={18} stroke={1.75} />}
                        onClick={() => onChange(spans.filter((_, at) => at !== index))}
                      />
                    )}
                    {wrong && (
                      <p className={styles.wrong} role="alert">
                        {wordsOf(wrong)}
                      </p>
                    )}
                  </div>
                );
              })}
            </div>
            {!locked && spans.length < limits.chatHourSpans && (
              <Button
                type="text"
                aria-label={listed(t('desk.hours.add'), dayName(weekday))}
                icon={<IconPlus size={18} stroke={1.75} />}
                onClick={() => add(weekday)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
