import { type Language, LOCALES, type Localized, localize } from '@app/contract/core/locale';
import type { StoredSpec } from '../../../platform/db/json-columns.ts';

/** What stands between two values. */
const comma = (locale: Language): string => (locale === 'zh-cn' ? '，' : ', ');

/** The chosen values of a variant, joined for reading in every language: "Red, M". Unknown values are left out. */
export function optionNames(specs: readonly StoredSpec[], valueIds: readonly string[]): Localized {
  const chosen = specs.flatMap((spec, index) => spec.values.filter((value) => value.id === valueIds[index]));
  const entries = LOCALES.map((locale) => [
    locale,
    chosen.map((value) => localize(value.name, locale)).join(comma(locale)),
  ]);
  return Object.fromEntries(entries) as Localized;
}
