import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { BundleSubject } from '@app/contract/travel/bundle-views';

/** What is frozen of what a bundle is of, whatever else its kind freezes: names in every language. */
export type FrozenSubject = {
  readonly comboId: string;
  readonly name: Localized;
  readonly city: Localized;
  readonly cover: string;
};

/** What a frozen subject calls its names: a booking is found by them. */
export const SUBJECT_NAMES = ['name', 'city'] as const;

/** Returns what a booking is of, in a language. */
export function describeSubject(stored: Record<string, unknown>, lang: Locale): BundleSubject {
  const { comboId, name, cover } = stored as FrozenSubject;
  return { id: comboId, title: localize(name, lang), cover };
}
