import { mealLimits } from '@app/contract/verticals/meals/limits';
import type { MealSetInput } from '@app/contract/verticals/meals/staff-input';
import { Select } from 'antd';
import { currentLocale } from '../../../text/locale';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { HourInput } from '../../../ui/form/inputs/hour-input';
import { WeekdaysField } from '../../../ui/form/inputs/weekdays-field';
import { LinePart } from '../../../ui/form/lines/line-parts';
import { yearDayText } from '../meal-words';
import styles from './set.module.css';

type Usable = MealSetInput['usable'];
const NONE = {};
const ANY_TIME: Usable = { weekdays: [], from: '12:00', to: '23:00' };

/** On which weekdays a piece can be used, and between which hours. */
export function UsableField({ value = ANY_TIME, onChange }: OwnFieldProps<Usable>) {
  const t = useText();
  const hour = (part: 'from' | 'to') => (
    <LinePart label={t(`meal.staff.hour_${part}`)}>
      <HourInput
        aria-label={t(`meal.staff.hour_${part}`)}
        value={value[part]}
        onChange={(next) => onChange?.({ ...value, [part]: next })}
      />
    </LinePart>
  );
  return (
    <div className={styles.times}>
      <WeekdaysField value={value.weekdays} errors={NONE} onChange={(weekdays) => onChange?.({ ...value, weekdays })} />
      <div className={styles.hours}>
        {hour('from')}
        {hour('to')}
      </div>
    </div>
  );
}

/** Days of every year on which pieces are not used, typed as `12-24`. */
export function BlackoutField({ id, value = [], onChange, errors }: OwnFieldProps<string[]> & { id?: string }) {
  return (
    <Select<string[]>
      {...(id ? { id } : {})}
      mode="tags"
      open={false}
      suffixIcon={null}
      maxCount={mealLimits.blackout}
      tokenSeparators={[',', ' ', ';']}
      placeholder="12-24"
      status={Object.keys(errors).length > 0 ? 'error' : ''}
      value={value}
      labelRender={({ value: day }) => yearDayText(currentLocale(), String(day))}
      onChange={(days) => onChange?.(days.map((day) => day.trim()).toSorted())}
    />
  );
}
