import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Job, Platform } from '../../../../platform/slice.ts';
import { notePrices, readPriors, UNDATED, variantKey } from '../../../price-history/core.ts';
import { dealVariants } from '../db/deal-product.repo.ts';
import { type DealItem, dealItems, writePriors } from '../db/prior-price.repo.ts';

/** Adds what the variants of a product cost to the log of prices, before a deal of them is written. */
export async function noteVariants(platform: Platform, productId: string): Promise<void> {
  const variants = await dealVariants(platform.db, productId);
  const seen = variants.map(({ id, priceUsd }) => {
    const prices = [priceUsd];
    return { key: variantKey(id), scope: UNDATED, usual: prices, asked: prices };
  });
  await notePrices(platform, 'product', seen);
}

/** Works out what things on one deal, or on all that are not over, cost in the 30 days before. Returns those for which it is another price. */
export async function setPriors(db: Queryable, dealId: string | null): Promise<DealItem[]> {
  const items = await dealItems(db, dealId);
  const priors = await readPriors(
    db,
    items.map(({ variantId, startsAt }) => ({ key: variantKey(variantId), startsAt })),
  );
  const changed = items.flatMap((item, index): DealItem[] => {
    const priorUsd = priors[index]?.prices.get(UNDATED) ?? null;
    return priorUsd === item.priorUsd ? [] : [{ ...item, priorUsd }];
  });
  if (changed.length > 0) await writePriors(db, changed);
  return changed;
}

/** Until a deal begins the days before it go on; how many things had another price before is returned. */
async function refreshPriors(platform: Platform): Promise<number> {
  const changed = await setPriors(platform.db, null);
  if (changed.length === 0) return 0;
  platform.cache.drop(['products', 'deals', ...new Set(changed.map(({ productId }) => `product:${productId}`))]);
  return changed.length;
}

export const priorJobs = (platform: Platform): Job[] => [
  { name: 'deals.prior_prices', cron: '*/10 * * * *', run: () => refreshPriors(platform) },
];
