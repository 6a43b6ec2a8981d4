import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { zonedLines } from './find-zones.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Migrations of before there was one clock, which have run; and where the program compares its clocks with PostgreSQL's. */
const APART = /\/migrations\/0[0-8]\d\d-|\/platform\/db\/compare-zone-clocks\.ts$/;

/** Each must be reported, and the last ones not: a check that finds nothing proves nothing. */
const planted = [
  ['SELECT 1\nFROM a WHERE (a.at AT TIME ZONE $1)::date = b', [2]],
  ["a.at at time zone 'Europe/Lisbon'", [1]],
  ['(app_now() AT TIME ZONE c.zone)::date', [1]],
  ["timezone('Asia/Tokyo', a.at)", [1]],
  ["date_trunc('day', a.at, c.zone)", [1]],
  ["(t.created_at AT TIME ZONE 'UTC')::date", []],
  ["date_trunc('milliseconds', app_now())", []],
  ['local_time(app_now(), c.zone)::date', []],
] as const;

const complaints: string[] = [];
for (const [text, lines] of planted) {
  const found = zonedLines(text);
  if (found.join() !== lines.join())
    complaints.push(`planted ${JSON.stringify(text)}: lines ${found.join() || 'none'}`);
}

const files = globSync('apps/server/src/**/*.{ts,sql}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !APART.test(file));
for (const file of files) {
  for (const line of zonedLines(readFileSync(root + file, 'utf8'))) {
    complaints.push(`${file}:${line} asks PostgreSQL for a zone; localTime and local_time know the program's clock`);
  }
}
if (files.length < 1000) complaints.push(`only ${files.length} files were read`);

process.stdout.write(
  complaints.length > 0 ? `${complaints.join('\n')}\n` : `in ${files.length} files SQL asks for no zone\n`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
