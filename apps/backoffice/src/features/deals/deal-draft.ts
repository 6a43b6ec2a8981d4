import type { DealInput } from '@app/contract/deals/staff-schemas';

/** The form of a deal: a price may not have been typed yet. */
export type DealDraft = Omit<DealInput, 'items'> & { items: { variantId: string; priceUsd: number | null }[] };
