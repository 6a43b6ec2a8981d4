import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Canary, titleOf } from './canary.ts';

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/** What is wrong with a canary without running it: its text, its test or its name is not there any more. */
export function flawsOf(canary: Canary, root: string): string[] {
  const told = (what: string): string[] => [`${titleOf(canary)}: ${what}`];
  const { file, find, replace, test, name } = canary;
  if (!existsSync(join(root, file))) return told(`${file} is gone`);
  if (!existsSync(join(root, test))) return told(`${test} is gone`);
  const times = occurrences(readFileSync(join(root, file), 'utf8'), find);
  if (times !== 1) return told(`its text stands ${times} times in ${file}: ${JSON.stringify(find.slice(0, 80))}`);
  if (find === replace) return told('it changes nothing');
  if (occurrences(readFileSync(join(root, test), 'utf8'), name) === 0) return told(`${test} has no test "${name}"`);
  return [];
}
