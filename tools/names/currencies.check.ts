import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { currencyLines } from './find-currencies.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The one place that writes amounts of a currency, with decimals that it is handed; and this check. */
const APART = /^packages\/contract\/src\/core\/money-words\.ts$|^tools\/names\//;

/** Each must be reported, and the last ones not: a check that finds nothing proves nothing. */
const planted = [
  ["new Intl.NumberFormat('en', {\n  style: 'currency',\n  currency,\n})", [2]],
  ['amount.toLocaleString("en", { style: "currency", currency: "USD" })', [1]],
  ["const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', options).resolvedOptions();", [1]],
  ['format.resolvedOptions().maximumFractionDigits', [1]],
  ["new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })", []],
  ['new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })', []],
  ['new Intl.DateTimeFormat().resolvedOptions().timeZone', []],
] as const;

const complaints: string[] = [];
for (const [text, lines] of planted) {
  const found = currencyLines(text);
  if (found.join() !== lines.join())
    complaints.push(`planted ${JSON.stringify(text)}: lines ${found.join() || 'none'}`);
}

const files = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', '{e2e,bench,tools}/**/*.{ts,tsx,mjs}'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !APART.test(file) && !file.includes('node_modules'));
for (const file of files) {
  for (const line of currencyLines(readFileSync(root + file, 'utf8'))) {
    complaints.push(`${file}:${line} lets the runtime choose decimals of a currency; money-words.ts writes amounts`);
  }
}
if (files.length < 3000) complaints.push(`only ${files.length} files were read`);

process.stdout.write(
  complaints.length > 0 ? `${complaints.join('\n')}\n` : `in ${files.length} files no runtime chooses decimals\n`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
