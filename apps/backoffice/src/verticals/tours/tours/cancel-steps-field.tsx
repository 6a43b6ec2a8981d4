import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourInput } from '@app/contract/verticals/tours/staff-input';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { IntegerInput } from '../../../ui/form/integer-input';
import { RowsField } from '../../../ui/form/rows-field';

type Step = TourInput['cancelSteps'][number];

/** What cancelling costs, from how many days before the first one on; free before the first step. */
export function CancelStepsField({ value = [], onChange, errors }: OwnFieldProps<Step[]>) {
  const t = useText();
  return (
    <RowsField<Step>
      rows={value}
      max={tourLimits.steps}
      blank={{ daysBefore: 0, percent: 100 }}
      add="tours.staff.add_step"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      draw={(row, set, number) => (
        <>
          <IntegerInput
            aria-label={t('tours.staff.step_days', { number })}
            value={row.daysBefore}
            onChange={(daysBefore) => set({ daysBefore: daysBefore ?? Number.NaN })}
          />
          <span>{t('tours.staff.step_words')}</span>
          <IntegerInput
            aria-label={t('tours.staff.step_percent', { number })}
            value={row.percent}
            onChange={(percent) => set({ percent: percent ?? Number.NaN })}
          />
        </>
      )}
    />
  );
}
