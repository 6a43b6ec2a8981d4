import { parseAmount, toDecimal } from '@app/kernel/money';
import { type NumberInputProps, TypedNumberInput } from './typed-number-input';

const notation = { read: parseAmount, write: toDecimal, inputMode: 'decimal', suffix: '%' } as const;

/** Basis points, typed as a percentage with up to two decimals. */
export const PercentInput = (props: NumberInputProps) => <TypedNumberInput {...props} notation={notation} />;
