import { parseAmount } from '@app/kernel/money';
import { z } from 'zod';

/** Amounts and quantities of every input, each kind in one place: what is not written plainly is refused, never guessed. */

/** An amount in USD cents, or in points, between these bounds. */
export const cents = (max: number, min = 0) => z.int('field.amount').min(min, 'field.amount').max(max, 'field.too_big');

/** So many pieces: at least one. */
export const quantityUpTo = (max: number, tooMany = 'field.too_big') =>
  z.int('field.quantity').min(1, 'field.quantity').max(max, tooMany);

type Digits = { readonly whole: number; readonly decimals: number };

const plain = ({ whole, decimals }: Digits): string =>
  `(0|[1-9]\\d{0,${whole - 1}})${decimals > 0 ? `(\\.\\d{1,${decimals}})?` : ''}$`;

/**
 * A decimal as text with at most so many digits before and behind the point: no sign, exponent, grouping or spaces, and no
 * zero in front.
 */
export const decimalText = (digits: Digits, key = 'field.amount') =>
  z.string({ error: key }).regex(new RegExp(`^${plain(digits)}`), key);

/** The same, with a minus sign where it is below zero. */
export const signedDecimalText = (digits: Digits, key = 'field.signed_amount') =>
  z.string({ error: key }).regex(new RegExp(`^-?${plain(digits)}`), key);

const CENTS_MAX = 100_000_000_00;

/** An amount of USD as a person typed it ('12', '12.5', '12.50'), above zero; becomes cents. */
export const typedAmount = decimalText({ whole: 12, decimals: 2 }).transform((text, check) => {
  const amount = parseAmount(text);
  if (amount !== null && amount > 0 && amount <= CENTS_MAX) return amount;
  const message = amount !== null && amount > CENTS_MAX ? 'field.too_big' : 'field.amount';
  check.addIssue({ code: 'custom', message });
  return z.NEVER;
});
