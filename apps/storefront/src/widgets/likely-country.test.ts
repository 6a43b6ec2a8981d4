import { expect, it } from 'vitest';
import { likelyCountry } from './likely-country.ts';

it.each([
  [['en-GB', 'en'], 'en-US', 'GB'],
  [['pt-BR'], 'pt', 'BR'],
  [['pt-BR'], 'zh-cn', 'CN'],
  [['es-419'], 'es', 'ES'],
] as const)('when the device speaks %j and the shop %s, then a first address is in %s', (tags, locale, country) => {
  expect(likelyCountry([], tags, locale)).toBe(country);
});
