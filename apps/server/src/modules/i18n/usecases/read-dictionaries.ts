import { createHash } from 'node:crypto';
import { dictionaries } from '@app/contract/core/dictionaries';
import { LOCALES, type Locale } from '@app/contract/core/locale';
import { keptValue } from '../../../platform/kept-value.ts';
import { allTranslations } from '../db/translation.repo.ts';
import { mergeTranslations, type Texts } from '../domain/merge-translations.ts';

export type PublishedTexts = {
  readonly overrides: Partial<Record<Locale, Record<string, string>>>;
  readonly texts: Readonly<Record<Locale, Texts>>;
  /** Of all texts in all languages: another whenever any of them is another. */
  readonly version: string;
};

/** Shipped texts with the back office's over them, in memory until the tag `translations` is dropped. */
export const readDictionaries = keptValue(['translations'], async (platform): Promise<PublishedTexts> => {
  const { overrides, texts } = mergeTranslations(dictionaries, await allTranslations(platform.db));
  const hash = createHash('sha256');
  for (const locale of LOCALES) hash.update(JSON.stringify([locale, texts[locale]]));
  return { overrides, texts, version: hash.digest('base64url').slice(0, 16) };
});
