/** The lengths that a GTIN has. */
const LENGTHS = new Set([8, 12, 13, 14]);

/** Prefixes of numbers for use within a shop, which name nothing elsewhere, by how many digits a number has: 8, or 13 and their like. */
const SHORT_WITHIN = /^[02]/;
const WITHIN = /^(?:02|04|2|98|99)/;

/** Returns the GTIN that a text is; null for one whose length or check digit is wrong, and for numbers of a prefix for use within a shop. */
export function gtinOf(text: string): string | null {
  if (!/^\d+$/.test(text) || !LENGTHS.has(text.length)) return null;
  const digits = [...text].map(Number);
  const check = digits.pop() ?? 0;
  const sum = digits.reverse().reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  if ((10 - (sum % 10)) % 10 !== check) return null;
  const within = text.length === 8 ? SHORT_WITHIN.test(text) : WITHIN.test(text.padStart(14, '0').slice(1));
  return within || /^0+$/.test(text) ? null : text;
}
