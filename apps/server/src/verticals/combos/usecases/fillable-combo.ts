import { type SlotProvider, slotProviderOf } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { StoredCombo, StoredSlot } from '../domain/stored-combo.ts';

/** A slot, and how it is filled. */
export type FillableSlot = StoredSlot & { readonly provider: SlotProvider };
/** A combo whose slots can be filled. */
export type FillableCombo = Omit<StoredCombo, 'slots'> & { readonly slots: readonly FillableSlot[] };

/** Looks up how each slot of a combo is filled, once for all that is done with it. Throws where the vertical of a slot does not say. */
export const fillable = (platform: Platform, combo: StoredCombo): FillableCombo => ({
  ...combo,
  slots: combo.slots.map((slot) => ({ ...slot, provider: slotProviderOf(platform, slot.rule.kind) })),
});
