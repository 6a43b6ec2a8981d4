import { refuse } from '@app/contract/core/refuse';
import { isInMerchantScope } from '../../../../modules/merchants/core.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { readRestaurant } from '../../db/restaurant.repo.ts';
import type { StoredRestaurant } from '../../domain/stored-restaurant.ts';

/** One restaurant of a merchant; null asks for any. Refuses record.not_found, also for one of somebody else. */
export async function ownRestaurant(db: Queryable, id: string, merchantId: string | null): Promise<StoredRestaurant> {
  const restaurant = await readRestaurant(db, id);
  if (!restaurant || !isInMerchantScope(merchantId, restaurant.merchantId)) refuse('record.not_found');
  return restaurant;
}
