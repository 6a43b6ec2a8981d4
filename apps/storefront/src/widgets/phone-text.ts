import { addressProfile } from '@app/contract/accounts/address-profile';

/** How many digits stand together, by how many there are behind the calling code; in threes where nothing is said. */
const PATTERNS: Readonly<Record<number, readonly number[]>> = {
  7: [3, 4],
  8: [4, 4],
  10: [3, 3, 4],
  11: [3, 4, 4],
};

function grouped(digits: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const size of PATTERNS[digits.length] ?? []) {
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  while (at < digits.length) {
    // No digit is left alone at the end.
    const size = digits.length - at === 4 ? 4 : 3;
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(' ');
}

/** A phone number in groups for reading: "+351 919 512 000". `country` says how long the calling code is. */
export function phoneText(tel: string, country: string): string {
  const digits = tel.replace(/\D/g, '');
  const code = addressProfile(country)?.callingCode ?? '';
  if (!tel.startsWith('+')) return grouped(digits);
  if (!code || !digits.startsWith(code)) return `+${grouped(digits)}`;
  return `+${code} ${grouped(digits.slice(code.length))}`;
}
