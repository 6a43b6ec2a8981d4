import type { BundleVertical } from '../../../modules/travel/public.ts';
import { combosInCity } from '../db/combo.repo.ts';
import { COMBO_NAMES, describeCombo } from '../domain/combo-snapshot.ts';
import { composeCombo } from './compose-combo.ts';

/** What combos of tours give to travel. */
export const comboBundle: BundleVertical = {
  kind: 'tourcombo',
  compose: composeCombo,
  describe: describeCombo,
  namedIn: COMBO_NAMES,
  inCity: combosInCity,
};
