import { expect, test } from 'vitest';
import { mergeTranslations } from './merge-translations.ts';
import { keysOfReport } from './missing-keys.ts';

test('stored texts lie over the shipped ones; unknown languages, empty texts and reserved names do not', () => {
  const shipped = { 'en-US': { a: 'A' }, 'zh-cn': { a: '甲' }, es: { a: 'A' }, pt: { a: 'A' } };
  const { overrides, texts } = mergeTranslations(shipped, [
    { locale: 'es', key: 'a', text: 'Á' },
    { locale: 'es', key: 'b', text: 'new' },
    { locale: 'xx', key: 'a', text: 'lost' },
    { locale: 'pt', key: 'a', text: '' },
    { locale: 'pt', key: '__proto__', text: 'polluted' },
  ]);
  expect(texts.es).toEqual({ a: 'Á', b: 'new' });
  expect(texts.pt).toEqual({ a: 'A' });
  expect(overrides).toEqual({ es: { a: 'Á', b: 'new' } });
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('a report gives at most twenty different keys, none longer than allowed', () => {
  expect(keysOfReport(' a \nb\na\n\nccccc', 4)).toEqual(['a', 'b']);
  expect(keysOfReport(Array.from({ length: 50 }, (_, i) => `k${i}`).join('\n'), 200)).toHaveLength(20);
});
