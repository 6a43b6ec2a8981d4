import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@app/contract/core/locale';
import { expect, test } from 'vitest';
import { createTranslate } from './dictionaries.ts';
import { shippedTexts } from './shipped-texts.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const SOURCES = ['packages/contract/src', 'packages/kernel/src', 'apps/server/src'];
const TEXTS_AND_TESTS = /(^|\/)(messages|staff-messages|testing|demo)\/|\.test\.ts$|\.gen\.ts$/;

/** Every key that a schema or a use case names for a field, with the files that name it. */
const named = new Map<string, string[]>();
for (const folder of SOURCES)
  for (const file of globSync('**/*.ts', { cwd: join(root, folder) }).filter((path) => !TEXTS_AND_TESTS.test(path)))
    for (const [, key = ''] of readFileSync(join(root, folder, file), 'utf8').matchAll(/'(field\.[a-z_]+)'/g))
      named.set(key, [...(named.get(key) ?? []), file]);

test.each(LOCALES)('each field that a call can refuse is told of in words in %s', (locale) => {
  const { translate } = createTranslate(shippedTexts);
  const bare = [...named].filter(([key]) => translate(locale, key) === key);
  expect(bare).toEqual([]);
  const inEnglish = [...named.keys()].filter((key) => !shippedTexts[locale][key]);
  expect(inEnglish).toEqual([]);
  expect(named.size).toBeGreaterThan(150);
});
