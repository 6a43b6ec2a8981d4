import type { Locale } from '@app/contract/core/locale';
import { afterEach, expect, test, vi } from 'vitest';
import { keepLocale } from '../text/locale';
import { countryList } from './countries';

/** Puts the back office into a language, as whoever chooses it does. */
function speak(language: Locale): void {
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  keepLocale(language);
  vi.unstubAllGlobals();
}
afterEach(() => speak('en-US'));

test.each<[Locale, string[]]>([
  ['zh-cn', ['阿根廷', '德国', '马来西亚', '葡萄牙', '中国']],
  ['es', ['Alemania', 'España', 'México', 'Portugal']],
  ['en-US', ['Argentina', 'Germany', 'Malaysia', 'Portugal']],
])('countries stand in the order in which readers of %s look for them', (language, names) => {
  speak(language);
  const labels = countryList().map(({ label }) => label);
  expect(labels.filter((label) => names.includes(label))).toEqual(names);
});
