import { type BundleVertical, describeSubject, SUBJECT_NAMES } from '../../../modules/travel/public.ts';
import { combosInCity } from '../db/combo.repo.ts';
import { composeCombo } from './compose-combo.ts';

/** What combos of tours give to travel. */
export const comboBundle: BundleVertical = {
  kind: 'tourcombo',
  compose: composeCombo,
  describe: describeSubject,
  namedIn: SUBJECT_NAMES,
  inCity: combosInCity,
};
