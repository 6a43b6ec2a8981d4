import type { PriceLine } from '@app/contract/orders/price-lines';

/** How far the goods are on the way to free delivery, from 0 to 1: what they cost beside what is still missing. */
export function shareOfFree(lines: readonly Pick<PriceLine, 'step' | 'amount'>[], missing: { usd: number }): number {
  const at = lines.findIndex((line) => line.step === 'postage');
  const goods = lines.slice(0, at < 0 ? lines.length : at).reduce((sum, line) => sum + line.amount.usd, 0);
  const aim = goods + missing.usd;
  return aim > 0 ? Math.min(1, Math.max(0, goods / aim)) : 0;
}
