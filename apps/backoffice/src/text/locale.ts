import { DEFAULT_LOCALE, intlTag, type Locale, matchLocale } from '@app/contract/core/locale';

const KEY = 'avela.staff.locale';

let locale: Locale | null = null;

/** The language the back office is in: the one chosen on this device, else the browser's, else English. */
export function currentLocale(): Locale {
  locale ??= matchLocale(localStorage.getItem(KEY)) ?? matchLocale(navigator.language) ?? DEFAULT_LOCALE;
  return locale;
}

/** Keeps a choice of language on the device and tells the browser. */
export function keepLocale(chosen: Locale): void {
  locale = chosen;
  localStorage.setItem(KEY, chosen);
  document.documentElement.lang = intlTag[chosen];
}

const dayPatterns: Record<Locale, string> = {
  'en-US': 'D MMM YYYY',
  'zh-cn': 'YYYY年M月D日',
  es: 'D MMM YYYY',
  pt: 'D MMM YYYY',
};

/** How a field writes a day, as dayjs reads it. */
export const dayPattern = (): string => dayPatterns[currentLocale()];

/** The same with the minute. */
export const minutePattern = (): string => `${dayPattern()} HH:mm`;

/** The languages by their own names, as people looking for their own read them. */
export const localeNames: Record<Locale, string> = {
  'en-US': 'English',
  'zh-cn': '简体中文',
  es: 'Español',
  pt: 'Português',
};
