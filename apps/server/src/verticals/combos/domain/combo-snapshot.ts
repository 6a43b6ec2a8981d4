import type { Localized } from '@app/contract/core/locale';
import type { TravelKind } from '@app/contract/travel/kinds';
import { addDays, type Day } from '@app/kernel/local-day';
import type { FrozenSubject } from '../../../modules/travel/public.ts';
import type { StoredCombo } from './stored-combo.ts';

/** What is frozen of a combo with a quote and a booking: names in every language, its days, and what its slots were. */
export type ComboSnapshot = FrozenSubject & {
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
