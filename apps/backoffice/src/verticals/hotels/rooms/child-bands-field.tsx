import type { RatePlanInput } from '@app/contract/verticals/hotels/staff-input';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { IntegerInput } from '../../../ui/form/integer-input';
import { RowsField } from '../../../ui/form/lines/rows-field';
import { MoneyInput } from '../../../ui/form/money-input';

type Band = RatePlanInput['childBands'][number];
const MOST = 6;

/** What a child pays for a night, by age. */
export function ChildBandsField({ value = [], onChange, errors }: OwnFieldProps<Band[]>) {
  const t = useText();
  return (
    <RowsField<Band>
      rows={value}
      max={MOST}
      blank={{ from: 0, to: 0, usd: 0 }}
      add="hotels.staff.add_band"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => (
        <>
          <span>{t('hotels.staff.band_from')}</span>
          <IntegerInput
            aria-label={t('hotels.staff.band_from_of', { number })}
            value={row.from}
            onChange={(from) => set({ from: from ?? Number.NaN })}
          />
          <span>{t('hotels.staff.band_to')}</span>
          <IntegerInput
            aria-label={t('hotels.staff.band_to_of', { number })}
            value={row.to}
            onChange={(to) => set({ to: to ?? Number.NaN })}
          />
          <MoneyInput
            aria-label={t('hotels.staff.band_price_of', { number })}
            value={row.usd}
            onChange={(usd) => set({ usd: usd ?? Number.NaN })}
          />
        </>
      )}
    />
  );
}
