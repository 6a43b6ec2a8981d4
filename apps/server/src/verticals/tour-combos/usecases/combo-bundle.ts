import { type BundleVertical, describeSubject, SUBJECT_NAMES } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { combosInCity } from '../db/combo.repo.ts';
import type { ComboSnapshot } from '../domain/combo-snapshot.ts';
import { composeCombo } from './compose-combo.ts';
import { comboDeals } from './deal-combos.ts';

/** What combos of tours give to travel. */
export const comboBundle = (platform: Platform): BundleVertical => ({
  kind: 'tourcombo',
  compose: composeCombo,
  daysApart: (snapshot) => (snapshot as ComboSnapshot).windowDays,
  describe: describeSubject,
  namedIn: SUBJECT_NAMES,
  inCity: combosInCity,
  deals: comboDeals(platform),
});
