/** The ordered steps of the price pipeline; each leaves one line, even where it is zero. */
export const PRICE_STEPS = [
  'list_price',
  'variant',
  'deal',
  'member_level',
  'coupon',
  'points',
  'postage',
  'tax',
  'rounding',
  'adjustment',
] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];

/** Whether a step of the price of goods is shown even where it changes nothing, because people look for it. */
const IS_LOOKED_FOR: Readonly<Record<PriceStep, boolean>> = {
  list_price: true,
  variant: false,
  deal: false,
  member_level: false,
  coupon: false,
  points: false,
  postage: true,
  tax: true,
  rounding: false,
  adjustment: false,
};
export const ALWAYS_SHOWN: readonly PriceStep[] = PRICE_STEPS.filter((step) => IS_LOOKED_FOR[step]);
