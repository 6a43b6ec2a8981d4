import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namedLines } from './find-names.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What people may read: texts, screens, mails, papers, pages. */
const READ = [
  'packages/{contract,client,kernel}/src/**/*.{ts,tsx}',
  'apps/{storefront,backoffice}/{index.html,src/**/*.{ts,tsx,css,svg},build/**/*.ts,public/**/*.svg}',
  'apps/server/src/**/*.{ts,css}',
];
/** The demo brand's own data, and what only tests see. */
const APART =
  /^apps\/server\/src\/(?:demo|reliability|testing|platform\/testing)\/|\/test\/|\.test(?:-d)?\.tsx?$|\/demo\//;

/** Each must be reported, and the last not: a check that finds nothing proves nothing. */
const planted = [
  ["const title = 'Avela';", [1]],
  ['/* Avela */\nexport default { hello: "Welcome to Avela." };', [2]],
  ['    <svg />\n    avela\n', [2]],
  ["initial: 'support@avela.example'", [1]],
  ['// as Avela does\nconst key = "avela.staff.token";', []],
] as const;

const complaints: string[] = [];
for (const [text, lines] of planted) {
  const found = namedLines(text);
  if (found.join() !== lines.join())
    complaints.push(`planted ${JSON.stringify(text)}: lines ${found.join() || 'none'}`);
}

const files = READ.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !APART.test(file));
for (const file of files) {
  for (const line of namedLines(readFileSync(root + file, 'utf8'))) {
    complaints.push(`${file}:${line} names the demo brand; the name comes from the shop's identity`);
  }
}
if (files.length < 500) complaints.push(`only ${files.length} files were read`);

process.stdout.write(complaints.length > 0 ? `${complaints.join('\n')}\n` : `${files.length} files name no brand\n`);
process.exitCode = complaints.length > 0 ? 1 : 0;
