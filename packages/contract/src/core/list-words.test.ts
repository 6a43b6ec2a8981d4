import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { namesText } from './list-words.ts';

test('names are put together as the language writes lists', () => {
  expect(namesText('en-US', ['Sand', '', 'Medium'])).toBe('Sand, Medium');
  expect(namesText('es', ['Arena', null, 'Mediana'])).toBe('Arena, Mediana');
  expect(namesText('zh-cn', ['沙色', '中号'])).toBe('沙色、中号');
});

/** Lists that no reader sees: sources of a picture, selectors. */
const FOR_PROGRAMS = ['ui/picture.tsx', 'src/early.ts', 'ui/form/form-keys.tsx'];

test('no screen puts a list together with the comma of one language', () => {
  const root = fileURLToPath(new URL('../../../../apps/', import.meta.url));
  const screens = ['storefront/src/', 'backoffice/src/'].flatMap((app) =>
    readdirSync(root + app, { recursive: true, encoding: 'utf8' }).map((name) => app + name),
  );
  const own = screens
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name) && !FOR_PROGRAMS.some((end) => name.endsWith(end)))
    .filter((name) => /join\(['"`][,;] ['"`]\)/.test(readFileSync(root + name, 'utf8')));
  expect(own).toEqual([]);
});
