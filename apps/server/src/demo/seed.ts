import { invariant } from '@app/kernel/assert';
import { refreshCatalog } from '../modules/catalog/public.ts';
import { inTransaction, type Queryable, type Tx } from '../platform/db/connect.ts';
import { DEMO_CUSTOMER } from './demo-customer.ts';
import { playDemo } from './play-demo.ts';
import { type Chance, createChance } from './seed/chance.ts';
import { seedCurrencies, seedIdentity, seedLevels, seedLogistics, seedParameters } from './seed/settings.ts';
import { seedCategories } from './seed/shop.ts';
import { seedSynthetic } from './seed/synthetic.ts';
import { writeDemo } from './write-demo.ts';

export type DemoSeed = {
  readonly db: Queryable;
  /** The product's present moment; all dates of the demo follow from it. */
  readonly now: Date;
  /** The same number gives the same demo. */
  readonly seed: number;
  readonly log: (text: string) => void;
  /** Products in all, for measurements: what is missing is filled with plain goods made from the others. */
  readonly products?: number;
};
export type DemoSummary = {
  readonly categories: number;
  readonly products: number;
  readonly variants: number;
  readonly customers: number;
  readonly orders: number;
  readonly reviews: number;
  readonly transfers: number;
  readonly email: string;
  readonly password: string;
};

/** Writes what goods and orders go by: currencies, levels, parameters, companies of logistics, categories. */
async function writeSettings(tx: Tx, chance: Chance, now: Date) {
  await seedCurrencies(tx, now);
  await seedLevels(tx, chance, now);
  await seedParameters(tx);
  await seedIdentity(tx);
  const logistics = await seedLogistics(tx, chance, now);
  const categories = await seedCategories(tx, chance, now);
  return { logistics, categories };
}

async function fill(tx: Tx, { now, seed, log, products: wanted }: DemoSeed): Promise<DemoSummary> {
  const chance = createChance(seed);
  const settings = await writeSettings(tx, chance, now);
  const demo = await playDemo(tx, { chance, now, seed });
  log('Demo: goods, customers and their orders are made up; writing them down');
  const transfers = await writeDemo(tx, { ...demo, ...settings, chance, now, seed });
  const { products, customers, orders } = demo;
  const finish = wanted === undefined ? null : await seedSynthetic(tx, products, { wanted, now });
  await refreshCatalog(tx);
  await finish?.();
  return {
    categories: settings.categories.size,
    products: Math.max(products.length, wanted ?? 0),
    variants: products.reduce((sum, { variants }) => sum + variants.length, 0),
    customers: customers.length,
    orders: orders.length,
    reviews: orders.reduce((sum, { reviews }) => sum + reviews.length, 0),
    transfers,
    ...DEMO_CUSTOMER,
  };
}

/**
 * Fills an empty, migrated database with the demo, in one transaction: all of it or nothing. What the slices ship
 * themselves (languages, settlement currency, payment channels) must be there. Every invariant holds afterwards.
 */
export async function seedDemo(given: DemoSeed): Promise<DemoSummary> {
  return inTransaction(given.db, async (tx) => {
    const present = await tx.selectFrom('product').select('id').limit(1).executeTakeFirst();
    invariant(!present, 'the demo is filled into an empty shop only');
    return fill(tx, given);
  });
}
