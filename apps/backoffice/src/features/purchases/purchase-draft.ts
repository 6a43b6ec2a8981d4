import type { Purchasable, PurchaseInput } from '@app/contract/purchases/staff-schemas';

/** A line of the form: its variant, and numbers that may not have been typed yet. */
export type LineDraft = { variant: Purchasable; quantity: number | null; costUsd: number | null };
export type PurchaseDraft = Omit<PurchaseInput, 'lines'> & { lines: LineDraft[] };
