import type { PriceStep } from '@app/contract/orders/price-steps';
import type { CurrencyRule } from '@app/kernel/money';
import type { Words } from './words.ts';

/** One thing that is bought. Money is USD cents a piece. */
export type PricedItem = {
  readonly variantId: string;
  readonly quantity: number;
  /** What the piece cost before anything was taken off; null when that is the price itself. */
  readonly listPriceUsd: number | null;
  readonly priceUsd: number;
  /** Points a piece costs instead of money; null for goods that cost money. */
  readonly points: number | null;
  /** Grams a piece weighs, for postage by weight. */
  readonly weightGrams: number;
  /**
   * The running deal it is in, in USD cents a piece, with the units still to be had at it. A piece is a unit unless `units` says
   * how many all pieces are, such as nights of rooms.
   */
  readonly deal: {
    readonly id: string;
    readonly priceUsd: number;
    readonly left: number;
    readonly units?: number;
  } | null;
  /** It comes off a bill later, whole: no level and no coupon takes anything off it. */
  readonly deposit?: true | undefined;
  /** Basis points of a tax of its own, in place of that of the order; 0 for none. */
  readonly taxBp?: number | undefined;
};

/** What sending an order costs. Units are grams or pieces, by `by`. */
export type PostageTerms = {
  readonly by: 'weight' | 'count';
  readonly firstUnit: number;
  readonly firstFeeUsd: number;
  readonly nextUnit: number;
  readonly nextFeeUsd: number;
  /** Goods worth so much go free; null for never. */
  readonly freeFromUsd: number | null;
};

/** A part of goods and postage that is added, and what that is called. */
export type TaxTerms = { readonly bp: number; readonly name: Words };

/** A coupon somebody wants to use. */
export type PriceCoupon = {
  readonly id: string;
  readonly name: Words;
  readonly kind: 'amount' | 'percent' | 'postage';
  readonly amountUsd: number | null;
  /** Whole percent. */
  readonly percent: number | null;
  /** The most that percent may take off; null for no limit. */
  readonly capUsd: number | null;
  /** What the goods it is valid for must come to, after deals and level. */
  readonly minSpendUsd: number;
  /** What it is valid for; null for everything. */
  readonly variantIds: readonly string[] | null;
};

/** Why a coupon takes nothing off. */
export type CouponHindrance = 'scope' | 'min_spend' | 'no_postage' | 'nothing';

export type PriceInput = {
  readonly items: readonly PricedItem[];
  readonly currency: CurrencyRule;
  readonly level: { readonly name: Words; readonly discountBp: number };
  readonly points: {
    /** Points the customer may spend now. */
    readonly spendable: number;
    /** Whether the customer wants to spend them on the price. */
    readonly wanted: boolean;
    /** Points that are worth one USD. */
    readonly perUsd: number;
    /** The part of the goods' price that points may cover, in percent. */
    readonly maxPercent: number;
  };
  readonly coupon: PriceCoupon | null;
  readonly postage: PostageTerms;
  readonly tax: TaxTerms;
};

/** What one step changed; `detail` is what the text of the line needs. */
export type PricingLine = {
  readonly step: PriceStep;
  readonly amountUsd: number;
  /** Minor units of the display currency. */
  readonly amountShown: number;
  readonly detail: Record<string, number | Words>;
};

export type PricedLine = {
  readonly variantId: string;
  readonly quantity: number;
  /** A piece after the deal, before level and points. */
  readonly unitPriceUsd: number;
  readonly unitPoints: number | null;
  readonly dealId: string | null;
  /** What the deal takes off all pieces of the line, before level, coupon and points. */
  readonly dealOffUsd: number;
  /** This line's share of what the coupon takes off the goods. */
  readonly couponUsd: number;
  /** This line's share of what is paid in money. */
  readonly paidUsd: number;
};

export type Pricing = {
  readonly lines: readonly PricingLine[];
  /** In the order of the items. */
  readonly items: readonly PricedLine[];
  readonly payableUsd: number;
  readonly payableShown: number;
  /** What the steps took off the list price. */
  readonly savedUsd: number;
  readonly points: {
    /** The price of points goods. */
    readonly forGoods: number;
    /** Points that could be spent on the price, and what they are worth. */
    readonly usable: number;
    readonly usableUsd: number;
    /** Points spent on the price, and what they took off. */
    readonly deducted: number;
    readonly deductedUsd: number;
  };
  /** What the coupon takes off; `hindrance` is why nothing, with what is still to be spent where that is it. */
  readonly coupon: {
    readonly savedUsd: number;
    readonly hindrance: CouponHindrance | null;
    readonly missingUsd: number;
  };
  /** What sending would have cost, had the goods not reached the threshold from which they go free; else 0. */
  readonly savedPostageUsd: number;
  /** What more of goods would go free; null where postage is free already or never. */
  readonly toFreePostageUsd: number | null;
};
