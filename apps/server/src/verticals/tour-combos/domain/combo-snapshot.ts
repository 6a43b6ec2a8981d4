import type { FrozenSubject } from '../../../modules/travel/public.ts';
import type { StoredCombo } from './stored-combo.ts';

/** What is frozen of a combo with a quote and a booking: names in every language. What is in it is said by its parts. */
export type ComboSnapshot = FrozenSubject & {
  readonly windowDays: number;
};

export const comboSnapshotOf = ({ id, name, city, cover, windowDays }: StoredCombo): ComboSnapshot => ({
  comboId: id,
  name,
  city,
  cover,
  windowDays,
});
