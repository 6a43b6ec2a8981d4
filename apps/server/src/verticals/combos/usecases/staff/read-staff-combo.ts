import { type Locale, localize } from '@app/contract/core/locale';
import type { StaffCombo } from '@app/contract/verticals/combos/staff-schemas';
import { slotProviderOf } from '../../../../modules/travel/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { writtenCombo } from '../../db/staff-combo.repo.ts';

/** A combo as its form has it, what its slots name in a language, or null; locked where it is about to be written. */
export async function readStaffCombo(
  platform: Platform,
  db: Queryable,
  of: { readonly id: string; readonly lang: Locale; readonly lock?: boolean },
): Promise<StaffCombo | null> {
  const combo = await writtenCombo(db, of.id, of);
  if (!combo) return null;
  const slots: StaffCombo['slots'] = [];
  for (const slot of combo.slots) {
    const named = await slotProviderOf(platform, slot.rule.kind).named(db, slot.rule);
    slots.push({ ...slot, named: named.map((one) => ({ ...one, name: localize(one.name, of.lang) })) });
  }
  return { ...combo, slots };
}
