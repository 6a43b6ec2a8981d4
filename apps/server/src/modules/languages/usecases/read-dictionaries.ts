import { createHash } from 'node:crypto';
import { dictionaries } from '@app/contract/core/dictionaries';
import type { Language } from '@app/contract/core/locale';
import { cachedValue } from '../../../platform/cached-value.ts';
import { languageRows } from '../db/language.repo.ts';
import { allTranslations } from '../db/translation.repo.ts';
import { mergeTranslations, type Texts } from '../domain/merge-translations.ts';

export type PublishedTexts = {
  readonly overrides: Record<Language, Record<string, string>>;
  /** By tag: the shipped languages and those that staff added and switched on. */
  readonly texts: Readonly<Record<Language, Texts>>;
  /** Of all texts in all languages: another whenever any of them is another. */
  readonly version: string;
};

const digests = new WeakMap<Texts, string>();

/** Returns a digest of texts that are never changed, computed once: most languages have the shipped ones, also when texts are read anew. */
function digestOf(texts: Texts): string {
  const digest = digests.get(texts) ?? createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
  digests.set(texts, digest);
  return digest;
}

/** Shipped texts with the back office's over them, in memory until the tag `translations` is dropped. */
export const readDictionaries = cachedValue(['translations'], async (platform): Promise<PublishedTexts> => {
  const added = (await languageRows(platform.db, { enabled: true })).map((row) => row.code);
  const { overrides, texts } = mergeTranslations(dictionaries, await allTranslations(platform.db), added);
  const hash = createHash('sha256');
  for (const [language, own] of Object.entries(texts)) hash.update(JSON.stringify([language, digestOf(own)]));
  return { overrides, texts, version: hash.digest('base64url').slice(0, 16) };
});
