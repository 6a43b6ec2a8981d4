import type { Localized } from '@app/contract/core/locale';

/** A text in all four languages of the demo. */
export type Text4 = Required<Localized>;

/** Four texts in the order English, Chinese, Spanish, Portuguese. */
export const say = (en: string, zh: string, es: string, pt: string): Text4 => ({ 'en-US': en, 'zh-cn': zh, es, pt });

/** The same text in every language: numbers, sizes, proper names. */
export const same = (text: string): Text4 => say(text, text, text, text);

/** Builds a text language by language. */
export const compose = (build: (locale: keyof Text4) => string): Text4 => ({
  'en-US': build('en-US'),
  'zh-cn': build('zh-cn'),
  es: build('es'),
  pt: build('pt'),
});

/** The text with its first letter made a capital one. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
