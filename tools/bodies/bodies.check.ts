import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LINES_MOST, longBodies } from './long-bodies.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const lines = (count: number, line: string): string => `${line}\n`.repeat(count);
/** Each must be reported under its name, and the others not: a check that finds nothing proves nothing. */
const planted = [
  ['apps/server/src/a.ts', `export function long() {\n${lines(LINES_MOST, 'step();')}}`, 'long'],
  ['apps/server/src/a.ts', `export function short() {\n${lines(LINES_MOST - 2, 'step();')}}`, ''],
  ['apps/backoffice/src/a.tsx', `export const Screen = () => (\n<p>\n${lines(LINES_MOST, '<b />')}</p>\n);`, 'Screen'],
  ['apps/server/src/a.ts', `export const make = () => ({\n${lines(LINES_MOST, "a: 'b',")}});`, ''],
  ['apps/server/src/a.ts', `const run = () => {\nreturn [\n${lines(LINES_MOST, '() => step(),')}];\n};`, 'run'],
] as const;

const complaints: string[] = [];
for (const [file, text, name] of planted) {
  const found = longBodies(file, text).map((body) => body.name);
  if (found.join() !== name) complaints.push(`planted ${name || 'a body that is short'}: ${found.join() || 'nothing'}`);
}

/** Tests tell a story each, however long; what a program wrote is left out. */
const APART = /\.gen\.|\.test\.|\/(?:test|testing|reliability)\/|^e2e\/|\/node_modules\/|\/dist\//;
const files = globSync('{apps,packages,tools,bench}/**/*.{ts,tsx,mjs}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !APART.test(file));
for (const file of files) {
  for (const { name, line, lines: count } of longBodies(file, readFileSync(root + file, 'utf8'))) {
    if (count > LINES_MOST)
      complaints.push(`${file}:${line} ${name} has ${count} lines, ${LINES_MOST} at most: write it in parts`);
  }
}
if (files.length < 3000) complaints.push(`only ${files.length} files were read`);

process.stdout.write(
  complaints.length > 0
    ? `${complaints.join('\n')}\n`
    : `in ${files.length} files no body is over ${LINES_MOST} lines\n`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
