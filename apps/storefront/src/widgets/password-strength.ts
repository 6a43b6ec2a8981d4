import { limits } from '@app/contract/core/limits';

/** How hard a password is to guess, roughly: 0 not long enough to be taken, 1 weak, 2 fair, 3 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3;

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u, /\p{Lo}/u];

/** Strength by length, kinds of characters, and how many of them differ. The server has the last word on common ones. */
export function passwordStrength(password: string): PasswordStrength {
  const { length } = password;
  if (length < limits.passwordMin) return 0;
  const kinds = classes.filter((one) => one.test(password)).length;
  const varied = new Set(password).size;
  if (length < 8 || kinds < 2 || varied < 5) return 1;
  return (length >= 10 && kinds >= 3) || length >= 14 ? 3 : 2;
}
