/** Why staff book pieces in or out. */
export const STOCK_REASONS = {
  in: ['purchase', 'customer_return', 'found', 'count', 'other'],
  out: ['damaged', 'lost', 'sample', 'to_supplier', 'count', 'other'],
} as const;
/** Every reason, once. */
export const STOCK_REASON = [
  'purchase',
  'customer_return',
  'found',
  'damaged',
  'lost',
  'sample',
  'to_supplier',
  'count',
  'other',
] as const;
export type StockReason = (typeof STOCK_REASON)[number];
