import { useT } from '@app/client/i18n';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { fieldText } from '../../../widgets/form-fields.ts';
import type { BookingValues } from '../../../widgets/travel/booking/booking-form.ts';

const HOURS = 24;
const hourText = (hour: number): string => `${String(hour % HOURS).padStart(2, '0')}:00`;

/** The hour one expects to arrive, from the opening of check-in on through the night; or not known yet. */
export function ArrivalField({ form, from }: { readonly form: UseFormReturn<BookingValues>; readonly from: string }) {
  const t = useT();
  const first = Number(from.slice(0, 2)) || 0;
  return (
    <Field label={t('hotels.arrival')} error={fieldText(form.formState.errors.arrival)}>
      {({ id, describedBy, invalid }) => (
        <NativeSelect
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          {...form.register('arrival')}
        >
          <option value="">{t('hotels.arrival_unknown')}</option>
          {Array.from({ length: HOURS }, (_, index) => hourText(first + index)).map((hour, index) => (
            <option key={hour} value={hour}>
              {first + index >= HOURS ? t('hotels.arrival_next_day', { hour }) : hour}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
