const MIN_LENGTH = 15;
const MAX_LENGTH = 34;

/** Whether an IBAN without spaces is well formed and its two check digits, 02 to 98, are right (ISO 13616 and ISO 7064, MOD 97-10). */
export function ibanHolds(iban: string): boolean {
  if (iban.length < MIN_LENGTH || iban.length > MAX_LENGTH || !/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]+$/.test(iban))
    return false;
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
