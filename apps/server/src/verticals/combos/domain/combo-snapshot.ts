import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { BundleSubject } from '@app/contract/travel/bundle-views';
import type { TravelKind } from '@app/contract/travel/kinds';
import { addDays, type Day } from '@app/kernel/local-day';
import type { StoredCombo } from './stored-combo.ts';

/** What is frozen of a combo with a quote and a booking: names in every language, its days, and what its slots were. */
export type ComboSnapshot = {
  readonly comboId: string;
  readonly name: Localized;
  readonly city: Localized;
  readonly cover: string;
  readonly day: Day;
  readonly lastDay: Day;
  readonly slots: readonly {
    readonly key: string;
    readonly kind: TravelKind;
    readonly label: Localized;
    readonly dayOffset: number;
    readonly nights: number;
  }[];
};

/** What a snapshot calls its names: a booking is found by them. */
export const COMBO_NAMES = ['name', 'city'] as const;

/** The last day of a combo that begins on a day. */
export const lastDayOf = ({ days }: Pick<StoredCombo, 'days'>, day: Day): Day => addDays(day, days - 1);

export const comboSnapshotOf = (combo: StoredCombo, day: Day): ComboSnapshot => ({
  comboId: combo.id,
  name: combo.name,
  city: combo.city,
  cover: combo.cover,
  day,
  lastDay: lastDayOf(combo, day),
  slots: combo.slots.map(({ key, label, dayOffset, nights, rule }) => ({
    key,
    kind: rule.kind,
    label,
    dayOffset,
    nights,
  })),
});

/** What a booking is of, in a language. */
export function describeCombo(stored: Record<string, unknown>, lang: Locale): BundleSubject {
  const { comboId, name, cover } = stored as ComboSnapshot;
  return { id: comboId, title: localize(name, lang), cover };
}
