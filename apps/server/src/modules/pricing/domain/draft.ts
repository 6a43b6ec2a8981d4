import type { PriceStep } from '@app/contract/orders/price-steps';
import type { PriceInput, Pricing } from './pricing.ts';
import type { Words } from './words.ts';

export type DraftItem = {
  readonly variantId: string;
  readonly quantity: number;
  readonly unitPriceUsd: number;
  readonly unitPoints: number | null;
  readonly deposit: boolean;
  readonly dealId: string | null;
  /** What the deal has taken off the line. */
  readonly dealOffUsd: number;
  /** What the coupon has taken off the line. */
  readonly couponUsd: number;
  /** The line in USD cents after the steps so far; the weight of its share of the payable. */
  readonly netUsd: number;
  /** Tax of its own that comes onto it. */
  readonly ownTaxUsd: number;
};

export type DraftLine = {
  readonly step: PriceStep;
  readonly amountUsd: number;
  readonly detail: Record<string, number | Words>;
  /** What a piece of each item costs after it, of steps that change that. */
  readonly pieces?: readonly { readonly quantity: number; readonly unitPriceUsd: number }[];
};

/** An order half-way down the pipeline. */
export type Draft = {
  readonly items: readonly DraftItem[];
  readonly lines: readonly DraftLine[];
  readonly pointsForGoods: number;
  readonly deduction: {
    readonly usable: number;
    readonly usableUsd: number;
    readonly deducted: number;
    readonly deductedUsd: number;
  };
  readonly coupon: Pricing['coupon'];
};

/** A step takes the draft and leaves exactly one line more. */
export type Step = (draft: Draft, input: PriceInput) => Draft;

/** The order before the first step: no line, pieces at their list price. Points goods cost no money. */
export function startDraft(input: PriceInput): Draft {
  return {
    items: input.items.map((item) => {
      const unitPriceUsd = item.points === null ? Math.max(item.listPriceUsd ?? item.priceUsd, item.priceUsd) : 0;
      return {
        variantId: item.variantId,
        quantity: item.quantity,
        unitPriceUsd,
        unitPoints: item.points,
        deposit: item.deposit ?? false,
        dealId: null,
        dealOffUsd: 0,
        couponUsd: 0,
        netUsd: unitPriceUsd * item.quantity,
        ownTaxUsd: 0,
      };
    }),
    lines: [],
    pointsForGoods: input.items.reduce((sum, item) => sum + (item.points ?? 0) * item.quantity, 0),
    deduction: { usable: 0, usableUsd: 0, deducted: 0, deductedUsd: 0 },
    coupon: { savedUsd: 0, hindrance: null, missingUsd: 0 },
  };
}

export const goodsUsd = (draft: Draft): number => draft.items.reduce((sum, item) => sum + item.netUsd, 0);

/** Adds a step's line to the draft. */
export const withLine = (draft: Draft, line: DraftLine): Draft => ({
  ...draft,
  lines: [...draft.lines, { ...line, amountUsd: line.amountUsd === 0 ? 0 : line.amountUsd }],
});
