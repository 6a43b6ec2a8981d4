import { Refusal } from '@app/kernel/assert';
import { type BundleTerms, type PricedPart, pricePart } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { StoredSlot } from '../domain/stored-combo.ts';

/** Prices a choice; the key of the texts that says why, where its vertical does not offer it. */
export async function priceChoice(
  platform: Platform,
  db: Queryable,
  of: { readonly slot: StoredSlot; readonly request: Record<string, unknown>; readonly terms: BundleTerms },
): Promise<PricedPart | string> {
  const { slot, request, terms } = of;
  try {
    return await pricePart(platform, db, { kind: slot.rule.kind, request, terms });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.key === 'input.invalid' ? 'field.combo_choice' : `error.${error.key}`;
  }
}
