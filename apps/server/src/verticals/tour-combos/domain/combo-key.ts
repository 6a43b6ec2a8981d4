import { idOfKey, keyOf } from '../../../modules/travel-deals/core.ts';

const PREFIX = 'tourcombo';

/** What a deal on a combo of tours is on. */
export const comboKey = (id: string): string => keyOf(PREFIX, id);

/** The combos that keys of deals are on. */
export const comboIdsOf = (keys: readonly string[]): string[] => keys.flatMap((key) => idOfKey(PREFIX, key) ?? []);
