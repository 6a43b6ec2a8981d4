import { expect, test } from 'vitest';
import { contentLocale, isLanguageTag, languageOf, matchLocale, tagOf } from './locale.ts';

test.each(['fr', 'pt-PT', 'zh-Hant-TW', 'de-CH'])('%s is the tag of a language', (tag) => {
  expect(isLanguageTag(tag)).toBe(true);
  expect(languageOf(tag)).toBe(tag);
});

test.each(['', 'f', 'FR', 'en-12', 'klingon', 'fr_FR', 'fr-', 'a-b', '../etc', "fr'--", 'fr\u0000'])(
  '%j is none',
  (text) => expect(isLanguageTag(text)).toBe(false),
);

test('a shipped language is found whatever its case; others stay as they are written', () => {
  expect(languageOf('ZH-CN')).toBe('zh-cn');
  expect(languageOf('es-MX')).toBe('es-MX');
  expect(languageOf('en_GB')).toBe('en-US');
  expect(languageOf(null)).toBeNull();
  expect(matchLocale('fr')).toBeNull();
});

test('contents of an added language are read in the shipped one it derives from, else in English', () => {
  expect([contentLocale('zh-TW'), contentLocale('pt-PT'), contentLocale('fr')]).toEqual(['zh-cn', 'pt', 'en-US']);
  expect([tagOf('zh-cn'), tagOf('fr')]).toEqual(['zh-CN', 'fr']);
});
