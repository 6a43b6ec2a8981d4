const MIN_LENGTH = 15;
const MAX_LENGTH = 34;

/** Whether an IBAN without spaces is well formed and its two check digits are right (ISO 13616, modulo 97). */
export function ibanHolds(iban: string): boolean {
  if (iban.length < MIN_LENGTH || iban.length > MAX_LENGTH || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return false;
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
