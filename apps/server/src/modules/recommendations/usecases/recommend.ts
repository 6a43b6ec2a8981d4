import type { ProductCard } from '@app/contract/catalog/schemas';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type CardsReader, productCards } from '../../catalog/public.ts';
import { productsFor, recountPairs } from '../db/recommend.repo.ts';

/**
 * Goods for a customer, filled up with the best-selling ones; for a visitor these alone. `personal` says whether any of
 * them was chosen for the customer.
 */
export async function recommend(
  platform: Platform,
  of: CardsReader & { customerId: string | null; limit: number },
): Promise<{ list: ProductCard[]; personal: boolean }> {
  const ids = of.customerId ? await productsFor(platform.db, of.customerId, of.limit) : [];
  const chosen = await productCards(platform, { ...of, ids });
  if (chosen.length >= of.limit) return { list: chosen, personal: true };
  const popular = await productCards(platform, { ...of, flag: 'bestselling', limit: of.limit + chosen.length });
  const has = new Set(chosen.map((card) => card.id));
  const rest = popular.filter((card) => !has.has(card.id) && card.type === 'normal' && card.stock !== 'out');
  return { list: [...chosen, ...rest].slice(0, of.limit), personal: chosen.length > 0 };
}

/** Counts anew what is bought together; product pages that show it are read again. Gives how many pairs changed. */
export async function refreshPairs(platform: Platform): Promise<number> {
  const changed = await inTransaction(platform.db, recountPairs);
  if (changed > 0) platform.cache.drop(['products']);
  return 0;
}
