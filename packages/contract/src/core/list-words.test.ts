import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gapOf, namedText, namesText } from './list-words.ts';

test('names are put together as the language writes lists', () => {
  expect(namesText('en-US', ['Sand', '', 'Medium'])).toBe('Sand, Medium');
  expect(namesText('es', ['Arena', null, 'Mediana'])).toBe('Arena, Mediana');
  expect(namesText('zh-cn', ['沙色', '中号'])).toBe('沙色、中号');
});

test('a name with what it is of, and sentences, stand behind each other as the language writes them', () => {
  expect(namedText('en-US', 'Price (cheap)', 'not an amount')).toBe('Price (cheap): not an amount');
  expect(namedText('zh-cn', '价格', '不是金额')).toBe('价格：不是金额');
  expect(['一。', '二。'].join(gapOf('zh-cn'))).toBe('一。二。');
  expect(['Uma.', 'Duas.'].join(gapOf('pt'))).toBe('Uma. Duas.');
});

/** Lists that no reader sees: sources of a picture, selectors. */
const FOR_PROGRAMS = ['ui/picture.tsx', 'src/early.ts', 'ui/form/form-keys.tsx'];

const root = fileURLToPath(new URL('../../../../apps/', import.meta.url));
const screens = ['storefront/src/', 'backoffice/src/']
  .flatMap((app) => readdirSync(root + app, { recursive: true, encoding: 'utf8' }).map((name) => app + name))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name) && !FOR_PROGRAMS.some((end) => name.endsWith(end)));
const having = (what: RegExp) => screens.filter((name) => what.test(readFileSync(root + name, 'utf8')));

test('no screen puts a list together with the comma of one language', () => {
  expect(having(/join\(['"`][,;] ['"`]\)/)).toEqual([]);
});

test('lists of the type for units, which Chinese writes without anything between them, are of units alone', () => {
  expect(having(/ListFormat\([^)]*type: 'unit'/)).toEqual(['storefront/src/ui/countdown.tsx']);
});

test('no screen puts a name before what it is of with the colon of one language', () => {
  expect(having(/\bt\([^\n]*\)\}: ?[<{$]/)).toEqual([]);
});
