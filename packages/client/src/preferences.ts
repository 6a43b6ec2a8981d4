import { DEFAULT_CURRENCY, DEFAULT_LOCALE, type Language, languageOf } from '@app/contract/core/locale';
import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { readDeviceText, writeDeviceText } from './device-text.ts';

const LOCALE_KEY = 'locale';
const CURRENCY_KEY = 'sys_currency';

/** A currency code as it may stand in device storage or in an answer. */
const asCurrency = (text: string | null): string | null => (text && /^[A-Z0-9]{2,10}$/.test(text) ? text : null);

export type Preferences = {
  readonly locale: Language;
  /** Whether the person, the address or the device said which language; otherwise the shop's default may still come. */
  readonly localeChosen: boolean;
  readonly currency: string;
  readonly setLocale: (locale: Language) => void;
  /** Takes the shop's default language, unless a language was chosen. Not kept on the device. */
  readonly suggestLocale: (locale: Language) => void;
  readonly setCurrency: (code: string) => void;
  /** Takes the shop's default currency, unless one was chosen. Not kept on the device. */
  readonly suggestCurrency: (code: string) => void;
};

/** Language and currency of this device (keys `locale` and `sys_currency`). */
export const usePreferences = create<Preferences>()((set) => {
  const stored = languageOf(readDeviceText(LOCALE_KEY));
  return {
    locale: stored ?? DEFAULT_LOCALE,
    localeChosen: stored !== null,
    currency: asCurrency(readDeviceText(CURRENCY_KEY)) ?? DEFAULT_CURRENCY,
    setLocale: (locale) => {
      writeDeviceText(LOCALE_KEY, locale);
      set({ locale, localeChosen: true });
    },
    suggestLocale: (locale) => set((now) => (now.localeChosen ? {} : { locale })),
    setCurrency: (code) => {
      const currency = asCurrency(code) ?? DEFAULT_CURRENCY;
      writeDeviceText(CURRENCY_KEY, currency);
      set({ currency });
    },
    suggestCurrency: (code) => {
      const currency = asCurrency(code);
      if (currency && !asCurrency(readDeviceText(CURRENCY_KEY))) set({ currency });
    },
  };
});

/** What every read depends on. */
export const useLanguageAndCurrency = () =>
  usePreferences(useShallow(({ locale, currency }) => ({ locale, currency })));
