import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { namedTexts, unusedTexts } from './unused-texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Tests, what a program wrote, and the texts themselves name nothing. */
const APART =
  /\.test(?:-d)?\.tsx?$|\.gen\.ts$|\/(?:test|testing|reliability)\/|^packages\/contract\/.*\/(?:staff-|shared-)?messages\//;
const SERVER = '{apps/server,packages/contract}/src/**/*.ts';
/** Which sources say the texts of a folder. */
const SAID_BY = {
  messages: [SERVER, 'apps/storefront/{src,gallery}/**/*.{ts,tsx}', 'packages/client/src/**/*.ts'],
  'staff-messages': [SERVER, 'apps/backoffice/src/**/*.{ts,tsx}'],
};
/** Beginnings that a function is given without their dot, to put an id to: `known(t, 'ledger.account', code)`. */
const BEGUN = ["'ledger.account.'", "'ledger.reference.'"];

/** Each must be reported, and the others not: a check that finds nothing proves nothing. */
const KEYS = [
  'tea.pot',
  'tea.cups_one',
  'tea.cups_other',
  'tea.kind.green',
  'tea.kind.black.cold',
  'tea.old',
  'field.tea',
];
const planted = [
  ["t('tea.pot')", 'tea.cups_one tea.cups_other tea.kind.green tea.kind.black.cold tea.old field.tea'],
  ["t('tea.cups', { count })", 'tea.pot tea.kind.green tea.kind.black.cold tea.old field.tea'],
  ['t(`tea.kind.${kind}`)', 'tea.pot tea.cups_one tea.cups_other tea.kind.black.cold tea.old field.tea'],
  ["words: 'tea.kind.'", 'tea.pot tea.cups_one tea.cups_other tea.old field.tea'],
  [
    "const at = 'tea'; t(`${at}.pot`)",
    'tea.cups_one tea.cups_other tea.kind.green tea.kind.black.cold tea.old field.tea',
  ],
  ["key as `field.${string}`; key.startsWith('field.')", KEYS.join(' ')],
] as const;

const complaints: string[] = [];
for (const [source, unused] of planted) {
  const found = unusedTexts(KEYS, namedTexts([source])).join(' ');
  if (found !== unused) complaints.push(`planted ${source}: ${found || 'nothing'} instead of ${unused}`);
}

let read = 0;
let said = 0;
for (const [folder, patterns] of Object.entries(SAID_BY)) {
  const files = globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !APART.test(file));
  read += files.length;
  const named = namedTexts([...BEGUN, ...files.map((file) => readFileSync(join(root, file), 'utf8'))]);
  for (const file of globSync(`packages/contract/src/**/${folder}/en-US.ts`, { cwd: root })) {
    const { default: texts } = (await import(pathToFileURL(join(root, file)).href)) as { default: object };
    const keys = Object.keys(texts);
    said += keys.length;
    for (const key of unusedTexts(keys, named)) complaints.push(`${file}: ${key} is said by nothing`);
  }
}
if (read < 5000 || said < 8000) complaints.push(`only ${read} files and ${said} texts were read`);

process.stdout.write(
  complaints.length > 0 ? `${complaints.join('\n')}\n` : `each of ${said} texts is said by something\n`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
