import { type NumberInputProps, TypedNumberInput } from './typed-number-input';

const WHOLE = /^(0|[1-9]\d{0,8})$/;
const notation = {
  read: (text: string) => (WHOLE.test(text) ? Number(text) : null),
  write: String,
  inputMode: 'numeric',
} as const;

/** A whole number without sign. */
export const IntegerInput = (props: NumberInputProps) => <TypedNumberInput {...props} notation={notation} />;
