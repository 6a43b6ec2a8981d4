import { invariant } from '@app/kernel/assert';

/**
 * Returns how much of a sum is taken from each of some payments: all of it from the first that holds as much, else from each in turn. Throws
 * where all of them together hold less.
 */
export function shareOut(purses: readonly number[], usd: number): number[] {
  const whole = purses.findIndex((has) => has >= usd);
  if (whole >= 0) return purses.map((_, index) => (index === whole ? usd : 0));
  let left = usd;
  const shares = purses.map((has) => {
    const share = Math.min(has, left);
    left -= share;
    return share;
  });
  invariant(left === 0, `${usd} is more than there is`);
  return shares;
}
