import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { FareBrandInput } from '@app/contract/verticals/flights/staff-input';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { IntegerInput } from '../../../ui/form/integer-input';
import { RowsField } from '../../../ui/form/lines/rows-field';

type Step = FareBrandInput['refundSteps'][number];

/** What cancelling costs of the fare, from how many hours before departure on; free before the first step. */
export function RefundStepsField({ value = [], onChange, errors }: OwnFieldProps<Step[]>) {
  const t = useText();
  return (
    <RowsField<Step>
      rows={value}
      max={flightLimits.brandSteps}
      blank={{ hoursBefore: 0, percent: 100 }}
      add="flights.staff.add_step"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <>
          <span>{t('flights.staff.step_from')}</span>
          <IntegerInput
            aria-label={t('flights.staff.step_hours_of', { number })}
            value={row.hoursBefore}
            onChange={(hoursBefore) => set({ hoursBefore: hoursBefore ?? Number.NaN })}
          />
          <span>{t('flights.staff.step_hours')}</span>
          <IntegerInput
            aria-label={t('flights.staff.step_percent_of', { number })}
            value={row.percent}
            onChange={(percent) => set({ percent: percent ?? Number.NaN })}
          />
          <span>{t('flights.staff.step_percent')}</span>
        </>
      )}
    />
  );
}
