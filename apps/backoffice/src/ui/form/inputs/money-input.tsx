import { parseAmount, toDecimal } from '@app/kernel/money';
import { type NumberInputProps, TypedNumberInput } from './typed-number-input';

const notation = { read: parseAmount, write: toDecimal, inputMode: 'decimal', prefix: '$' } as const;

/** Settlement cents, typed as a decimal amount and read strictly: no signs, exponents, grouping or third decimal. */
export const MoneyInput = (props: NumberInputProps) => <TypedNumberInput {...props} notation={notation} />;
