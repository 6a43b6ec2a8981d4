import type { ComboPick } from '@app/contract/verticals/combos/picks';
import type { BundleTerms, PricedPart } from '../../../modules/travel/public.ts';
import type { Travelling } from '../domain/slot-days.ts';
import type { FillableCombo } from './fillable-combo.ts';

/** What fills a slot, priced. */
export type Filling = { readonly key: string; readonly part: PricedPart };

/** A combo that is to be filled, by whom, on which day. */
export type PlanAsked = Travelling & {
  readonly combo: FillableCombo;
  readonly picks: readonly ComboPick[];
  /** Optional slots that are wanted whether or not something was picked. */
  readonly with: readonly string[];
  /** What comes off each part: with a deal on the combo, where that counts. */
  readonly terms: BundleTerms;
};
