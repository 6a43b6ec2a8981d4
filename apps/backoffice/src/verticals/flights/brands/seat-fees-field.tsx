import type { FareBrandInput } from '@app/contract/verticals/flights/staff-input';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { MoneyInput } from '../../../ui/form/inputs/money-input';
import { PercentInput } from '../../../ui/form/inputs/percent-input';
import styles from './brands.module.css';

type Fees = FareBrandInput['seatFees'];

export const NO_FEES: Fees = { standardUsd: 0, frontUsd: 0, legroomUsd: 0, taxBp: 0 };

/** What a seat costs on one flight, by the kind of its row, and the tax that comes onto it. */
export function SeatFeesField({ value = NO_FEES, onChange }: OwnFieldProps<Fees>) {
  const t = useText();
  const change = (part: Partial<Fees>) => onChange?.({ ...value, ...part });
  return (
    <div className={styles.fees}>
      {(['standard', 'front', 'legroom'] as const).map((kind) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the input is in it
        <label key={kind}>
          {t(`flights.seat_row.${kind}`)}
          <MoneyInput
            aria-label={t('flights.staff.seat_fee_of', { kind: t(`flights.seat_row.${kind}`) })}
            value={value[`${kind}Usd`]}
            onChange={(usd) => change({ [`${kind}Usd`]: usd ?? Number.NaN })}
          />
        </label>
      ))}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input is in it */}
      <label>
        {t('flights.staff.bag_tax')}
        <PercentInput
          aria-label={t('flights.staff.seat_tax')}
          value={value.taxBp}
          onChange={(taxBp) => change({ taxBp: taxBp ?? Number.NaN })}
        />
      </label>
    </div>
  );
}
