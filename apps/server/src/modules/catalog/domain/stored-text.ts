import { LOCALES, type Localized } from '@app/contract/core/locale';

/** A text from a form as it is stored: English always, other languages only where something was written. */
export function storedText(text: { 'en-US': string } & { [locale: string]: string | undefined }): Localized {
  const entries = LOCALES.flatMap((locale) => {
    const written = text[locale];
    return locale === 'en-US' || written ? [[locale, written ?? '']] : [];
  });
  return Object.fromEntries(entries) as Localized;
}
