/** Code that lets the runtime choose how many decimals a currency has: they differ from one release of Node.js or browser to the next. */
const ASKED =
  /style: ['"]currency['"]|FractionDigits\b.*\bresolvedOptions\(|\bresolvedOptions\(\)\s*\.\w+FractionDigits/;

/** The lines, counted from 1, in which amounts of a currency are written without the shop's own decimals. */
export const currencyLines = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (ASKED.test(line) ? [index + 1] : []));
