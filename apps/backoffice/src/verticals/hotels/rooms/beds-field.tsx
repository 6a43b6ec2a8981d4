import type { RoomTypeInput } from '@app/contract/verticals/hotels/staff-input';
import { Select } from 'antd';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { IntegerInput } from '../../../ui/form/integer-input';
import { RowsField } from '../../../ui/form/lines/rows-field';
import { bedChoices } from '../hotel-words';

type Bed = RoomTypeInput['beds'][number];
const MOST = 6;

/** The beds of a room: how many of which. */
export function BedsField({ value = [], onChange, errors }: OwnFieldProps<Bed[]>) {
  const t = useText();
  return (
    <RowsField<Bed>
      rows={value}
      max={MOST}
      blank={{ bed: 'single', count: 1 }}
      add="hotels.staff.add_bed"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <>
          <IntegerInput
            aria-label={t('hotels.staff.bed_count', { number })}
            value={row.count}
            onChange={(count) => set({ count: count ?? Number.NaN })}
          />
          <Select
            aria-label={t('hotels.staff.bed_kind', { number })}
            value={row.bed}
            options={bedChoices.map(({ value: bed, label }) => ({ value: bed, label: t(label) }))}
            onChange={(bed) => set({ bed })}
          />
        </>
      )}
    />
  );
}
