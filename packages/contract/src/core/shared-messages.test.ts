import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { LOCALES } from './locale.ts';

const contract = join(import.meta.dirname, '..');

/** All texts in files of this name: each key with its texts in every language. */
async function textsIn(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string[]>();
  for (const locale of LOCALES) {
    for (const file of globSync(`**/${folder}/${locale}.ts`, { cwd: contract })) {
      const read: { default: Record<string, string> } = await import(pathToFileURL(join(contract, file)).href);
      for (const [key, text] of Object.entries(read.default)) found.set(key, [...(found.get(key) ?? []), text]);
    }
  }
  return new Map([...found].map(([key, texts]) => [key, JSON.stringify(texts)]));
}

test('what customers and staff read alike under one key stands once, in shared-messages', async () => {
  const [customers, staff, shared] = await Promise.all(['messages', 'staff-messages', 'shared-messages'].map(textsIn));
  expect(shared?.size).toBeGreaterThan(300);
  const twice = [...(staff ?? [])].filter(([key, texts]) => customers?.get(key) === texts && !shared?.has(key));
  expect(twice.map(([key]) => key)).toEqual([]);
});
