import type { Queryable } from '../../../platform/db/connect.ts';
import { definePort } from '../../../platform/port.ts';
import type { Platform } from '../../../platform/slice.ts';

/** Returns the ids of products that are bought together with one, the most frequent first. */
export type Companions = (db: Queryable, productId: string, limit: number) => Promise<string[]>;

/** What knows which products are bought together. */
export const companionsPort = definePort<Companions>();

/** What is bought together with a product, the most frequent first; an empty list where no slice provides any. */
export async function companionsOfProduct(platform: Platform, productId: string, limit: number): Promise<string[]> {
  const found = await Promise.all(
    companionsPort.all(platform).map((companions) => companions(platform.db, productId, limit)),
  );
  return found.flat();
}
