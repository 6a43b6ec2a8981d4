import { comboLimits } from '@app/contract/verticals/combos/limits';
import type { BundleStock } from '../../../modules/travel/public.ts';
import { afterCommit, type Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type ComboStock, releaseCombo, takeCombo } from '../db/combo-stock.repo.ts';
import { leftOf } from '../domain/stored-combo.ts';
import { COMBOS } from './tags.ts';

/** Cards and details say what is left once it is little: they are read anew where that may have changed. */
function dropFew(platform: Platform, tx: Tx, now: ComboStock | null): void {
  const left = now && leftOf(now);
  // One more than few: what was given back may have been the last of few.
  if (left !== null && left <= comboLimits.fewLeft + 1) afterCommit(tx, () => platform.cache.drop([COMBOS]));
}

/** How many of a combo are sold in all, as travel asks for it. */
export const comboStock = (platform: Platform): BundleStock => ({
  refusal: 'combo.sold_out',
  take: async (tx, id) => {
    const now = await takeCombo(tx, id);
    dropFew(platform, tx, now);
    return now !== null;
  },
  release: async (tx, id) => dropFew(platform, tx, await releaseCombo(tx, id)),
});
