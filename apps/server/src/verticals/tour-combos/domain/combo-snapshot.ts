import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { BundleSubject } from '@app/contract/travel/bundle-views';
import type { StoredCombo } from './stored-combo.ts';

/** What is frozen of a combo with a quote and a booking: names in every language. What is in it is said by its parts. */
export type ComboSnapshot = {
  readonly comboId: string;
  readonly name: Localized;
  readonly city: Localized;
  readonly cover: string;
  readonly windowDays: number;
};

/** What a snapshot calls its names: a booking is found by them. */
export const COMBO_NAMES = ['name', 'city'] as const;

export const comboSnapshotOf = ({ id, name, city, cover, windowDays }: StoredCombo): ComboSnapshot => ({
  comboId: id,
  name,
  city,
  cover,
  windowDays,
});

/** What a booking is of, in a language. */
export function describeCombo(stored: Record<string, unknown>, lang: Locale): BundleSubject {
  const { comboId, name, cover } = stored as ComboSnapshot;
  return { id: comboId, title: localize(name, lang), cover };
}
