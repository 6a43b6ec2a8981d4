import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { IntegerInput } from '../../../ui/form/inputs/integer-input';
import styles from './brands.module.css';

type Bag = { pieces: number; kg: number };

/** Pieces of baggage and the weight of each. */
export function BagField({ value = { pieces: 0, kg: 0 }, onChange }: OwnFieldProps<Bag>) {
  const t = useText();
  return (
    <div className={styles.bag}>
      <IntegerInput
        aria-label={t('flights.staff.pieces')}
        value={value.pieces}
        onChange={(pieces) => onChange?.({ ...value, pieces: pieces ?? Number.NaN })}
      />
      <span>{t('flights.staff.pieces_of')}</span>
      <IntegerInput
        aria-label={t('flights.staff.kilograms')}
        value={value.kg}
        onChange={(kg) => onChange?.({ ...value, kg: kg ?? Number.NaN })}
      />
      <span>kg</span>
    </div>
  );
}
