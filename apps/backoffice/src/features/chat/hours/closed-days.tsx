import type { ChatHours } from '@app/contract/chat/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import { useText } from '../../../text/use-text';
import { useFieldWords } from '../../../ui/form/use-field-words';
import styles from './hours.module.css';

type Day = ChatHours['closedDays'][number];
type ClosedDaysProps = {
  days: readonly Day[];
  errors: Readonly<Record<string, string>>;
  locked: boolean;
  onChange: (days: Day[]) => void;
};

/** Days of the shop's calendar on which nobody answers. */
export function ClosedDays({ days, errors, locked, onChange }: ClosedDaysProps) {
  const t = useText();
  const wordsOf = useFieldWords();
  const put = (at: number, part: Partial<Day>) =>
    onChange(days.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const add = () => {
    const after = days.length > 0 ? dayjs(days.at(-1)?.day) : dayjs();
    onChange([...days, { day: after.add(1, 'day').format('YYYY-MM-DD'), note: '' }]);
  };
  return (
    <>
      {days.length === 0 && <p className={styles.closed}>{t('desk.hours.no_days')}</p>}
      {days.map((one, index) => {
        const wrong = errors[`closedDays.${index}.day`];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day may stand twice while it is edited
          <div key={index} className={styles.day}>
            <DatePicker
              aria-label={t('desk.hours.day')}
              allowClear={false}
              disabled={locked}
              value={dayjs(one.day)}
              onChange={(value) => value && put(index, { day: value.format('YYYY-MM-DD') })}
            />
            <Input
              aria-label={t('desk.hours.note')}
              placeholder={t('desk.hours.note')}
              disabled={locked}
              maxLength={limits.chatCannedTitle}
              value={one.note}
              onChange={(event) => put(index, { note: event.target.value })}
            />
            {!locked && (
              <Button
                type="text"
                aria-label={t('desk.hours.remove_day')}
                icon={<IconTrash size={18} stroke={1.75} />}
                onClick={() => onChange(days.filter((_, at) => at !== index))}
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
      {!locked && days.length < limits.chatClosedDays && (
        <Button icon={<IconPlus size={16} />} onClick={add}>
          {t('desk.hours.add_day')}
        </Button>
      )}
    </>
  );
}
