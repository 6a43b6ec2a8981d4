/** Digits behind the point by which amounts of a file are added up: more than any program writes. */
const FINE = 12;

/** Returns an amount with at least so many decimals; a spreadsheet stores `4.90` as `4.9`. */
export function padded<T extends string | null>(amount: T, decimals: number): T | string {
  if (!amount || decimals === 0) return amount;
  const [whole = '', part = ''] = amount.split('.');
  return part.length >= decimals ? amount : `${whole}.${part.padEnd(decimals, '0')}`;
}

/** An amount in its finest units. */
function unitsOf(amount: string): bigint {
  const [whole = '', part = ''] = amount.replace('-', '').split('.');
  const units = BigInt(whole + part.slice(0, FINE).padEnd(FINE, '0'));
  return amount.startsWith('-') ? -units : units;
}

/** Returns what amounts below zero take away together, rounded to so many decimals. */
export function takenAway(amounts: readonly string[], decimals: number): string {
  const sum = amounts.reduce((all, one) => all - unitsOf(one), 0n);
  const unit = 10n ** BigInt(FINE - decimals);
  const digits = String((sum + unit / 2n) / unit).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
