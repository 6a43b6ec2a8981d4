import { isLocale, type Language, tagOf } from '@app/contract/core/locale';

const OTHER = /_other$/;

/** The plural forms of a language beyond `one` and `other`; shipped dictionaries are complete without them. */
function furtherForms(language: Language): string[] {
  if (isLocale(language)) return [];
  const { pluralCategories } = new Intl.PluralRules(tagOf(language)).resolvedOptions();
  return pluralCategories.filter((form) => form !== 'one' && form !== 'other');
}

/**
 * The keys that a language needs beyond the English ones, each with the English key whose text stands beside it: a
 * language with more plural forms has a key for each of them.
 */
export function pluralKeys(language: Language, english: Iterable<string>): Map<string, string> {
  const forms = furtherForms(language);
  const found = new Map<string, string>();
  if (forms.length === 0) return found;
  for (const key of english) {
    if (OTHER.test(key)) for (const form of forms) found.set(key.replace(OTHER, `_${form}`), key);
  }
  return found;
}
