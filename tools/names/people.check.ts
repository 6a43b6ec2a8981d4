import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { genderedLines } from './find-gendered.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where we write: code with its comments and texts, styles, and documents. */
const FOLDERS = ['apps', 'packages', 'e2e', 'tools', 'bench', 'deploy', 'docs'];
const WRITTEN = /\.(?:tsx?|mjs|css|md)$/;
/** What others wrote, or a program, or what cannot change any more; Spanish and Portuguese texts; this check. */
const APART = /\/(?:node_modules|dist|migrations)\/|\.gen\.|\/(?:es|pt)\.ts$|^tools\/names\//;
/** Stories of the demo, about somebody in particular. */
const STORIES = /\/demo\/(?:(?:restaurants|tours|sets|combos)\/|meal-words)/;

/** Each must be reported, and the last ones not: a check that finds nothing proves nothing. */
const planted = [
  ['/** A customer with his e-mail. */', [1]],
  ['// First\n// He signs in.\n', [2]],
  ["test('a visitor sees what is hers', run);", [1]],
  ["summary: 'Nobody changes himself',", [1]],
  ['const hisOrders = [];', [1]],
  ['An agent sees that *she* has ended.', [1]],
  ['// The other one of them; this is where they are, here and there, by themselves.', []],
  ["name: 'nobody likes his own review',", []],
  ["constraint: 'nobody_refers_himself',", []],
  ["es: 'Ya he pagado',", []],
] as const;

const complaints: string[] = [];
for (const [text, lines] of planted) {
  const found = genderedLines(text);
  if (found.join() !== lines.join())
    complaints.push(`planted ${JSON.stringify(text)}: lines ${found.join() || 'none'}`);
}

const filesIn = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
const files = ['README.md', ...FOLDERS.flatMap(filesIn)]
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => WRITTEN.test(file) && !APART.test(file) && !STORIES.test(file));
for (const file of files) {
  for (const line of genderedLines(readFileSync(root + file, 'utf8'))) {
    complaints.push(`${file}:${line} says he or she; people are they`);
  }
}
if (files.length < 3000) complaints.push(`only ${files.length} files were read`);

process.stdout.write(
  complaints.length > 0 ? `${complaints.join('\n')}\n` : `in ${files.length} files people are they\n`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
