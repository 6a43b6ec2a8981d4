import type { Day } from '@app/kernel/local-day';
import type { BundleTerms } from '../../../modules/travel/public.ts';
import { idOfKey, keyOf } from '../../../modules/travel-deals/core.ts';
import type { StoredCombo } from './stored-combo.ts';

const PREFIX = 'combo';

/** What a deal on a combo is on. */
export const comboKey = (id: string): string => keyOf(PREFIX, id);

/** The combos that keys of deals are on. */
export const comboIdsOf = (keys: readonly string[]): string[] => keys.flatMap((key) => idOfKey(PREFIX, key) ?? []);

/** What comes off each part of a combo that begins on a day; without a day no deal on it does. */
export const comboTerms = ({ id, offBp }: Pick<StoredCombo, 'id' | 'offBp'>, day: Day | null): BundleTerms => ({
  offBp,
  deal: day === null ? undefined : { key: comboKey(id), day },
});
