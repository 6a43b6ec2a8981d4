import { type NumberInputProps, TypedNumberInput } from './typed-number-input';

/** Degrees have no thousands: a comma is their point. */
const DEGREES = /^-?\d{1,3}(?:[.,]\d{1,6})?$/;
const notation = {
  read: (text: string) => (DEGREES.test(text) ? Number(text.replace(',', '.')) : null),
  write: (value: number) => String(Number(value.toFixed(6))),
  inputMode: 'decimal',
} as const;

/** A latitude or longitude in degrees, with up to six decimals. */
export const DegreesInput = ({ errors: _errors, ...props }: NumberInputProps & { errors?: object }) => (
  <TypedNumberInput {...props} notation={notation} />
);
