import type { RatePlanInput } from '@app/contract/verticals/hotels/staff-input';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { IntegerInput } from '../../../ui/form/integer-input';
import { RowsField } from '../../../ui/form/lines/rows-field';

type Step = RatePlanInput['cancelSteps'][number];
const MOST = 5;

/** What cancelling costs, from how many days before check-in on; free before the first step. */
export function CancelStepsField({ value = [], onChange, errors }: OwnFieldProps<Step[]>) {
  const t = useText();
  return (
    <RowsField<Step>
      rows={value}
      max={MOST}
      blank={{ daysBefore: 0, percent: 100 }}
      add="hotels.staff.add_step"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <>
          <span>{t('hotels.staff.step_from')}</span>
          <IntegerInput
            aria-label={t('hotels.staff.step_days_of', { number })}
            value={row.daysBefore}
            onChange={(daysBefore) => set({ daysBefore: daysBefore ?? Number.NaN })}
          />
          <span>{t('hotels.staff.step_days')}</span>
          <IntegerInput
            aria-label={t('hotels.staff.step_percent_of', { number })}
            value={row.percent}
            onChange={(percent) => set({ percent: percent ?? Number.NaN })}
          />
          <span>{t('hotels.staff.step_percent')}</span>
        </>
      )}
    />
  );
}
