import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { oldWords } from './find-old-words.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Each must be reported so many times: a check that finds nothing proves nothing. */
const planted = [
  ['apps/backoffice/src/features/a/a.screen.tsx', "import look from './a.module.css';", 1],
  [
    'apps/backoffice/src/features/a/a-list.tsx',
    'const list = { columns: [{ draw: (row, pen) => pen.money(row.usd) }] };',
    3,
  ],
  ['apps/server/src/modules/orders/usecases/a.ts', 'type By = { readonly staff: StaffActor };', 1],
  ['apps/server/src/modules/orders/usecases/a.ts', 'const told = await tellBuyer(platform, lapsedOrders);', 3],
  ['apps/server/src/modules/orders/usecases/leave.ts', 'export const eraseOrders = 1;', 1],
  ['apps/server/src/verticals/hotels/usecases/a.ts', 'const text = `${shelves.size} of them`;', 1],
  [
    'apps/server/src/modules/orders/usecases/a.ts',
    "// What has lapsed is told.\nconst state = 'lapsed';\nconst sql = `shelf`;",
    0,
  ],
  ['apps/storefront/src/features/a/a.tsx', 'const { draw, hands } = canvas;', 0],
] as const;

const complaints: string[] = [];
for (const [file, text, count] of planted) {
  const found = oldWords(file, text);
  if (found.length !== count) complaints.push(`planted ${JSON.stringify(text)}: ${found.join(', ') || 'nothing'}`);
}

const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('.gen.') && !/messages\//.test(file));
for (const file of files) complaints.push(...oldWords(file, readFileSync(root + file, 'utf8')));
if (files.length < 3000) complaints.push(`only ${files.length} files were read`);

process.stdout.write(
  complaints.length > 0 ? `${complaints.join('\n')}\n` : `in ${files.length} files no name is an old word\n`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
