import { invariant } from '@app/kernel/assert';
import { refreshCatalog } from '../modules/catalog/public.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { inTransaction, type Queryable, type Tx } from '../platform/db/connect.ts';
import { DEMO_CUSTOMER } from './demo-customer.ts';
import { openBooks } from './seed/books.ts';
import { seedCarts } from './seed/carts.ts';
import { createChance } from './seed/chance.ts';
import { goodsChooser } from './seed/choose-goods.ts';
import { makeAgents, makeCustomers, seedCustomers } from './seed/customers.ts';
import type { LivingOrder } from './seed/order-life.ts';
import { planOrders } from './seed/plan-orders.ts';
import { playOrders } from './seed/play-orders.ts';
import {
  seedBanners,
  seedCurrencies,
  seedKeywords,
  seedLevels,
  seedLogistics,
  seedParameters,
} from './seed/settings.ts';
import {
  type ProductTotals,
  placeProducts,
  type SeededProduct,
  seedCategories,
  seedDeals,
  seedProducts,
} from './seed/shop.ts';
import { openStockroom } from './seed/stockroom.ts';
import { seedSynthetic } from './seed/synthetic.ts';
import { writeOrders } from './seed/write-orders.ts';

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

const STAFF_NAME = 'Avela';

/** Pieces sold and stars given in the demo's own orders, by product. */
function totalsOf(orders: readonly LivingOrder[]): (product: SeededProduct) => ProductTotals {
  const totals = new Map<string, { sold: number; ratingSum: number; ratingCount: number }>();
  for (const order of orders) {
    const back = order.history.some(
      ({ event }) => event === 'approve_refund' || event === 'cancel_paid' || event === 'receive_return',
    );
    for (const { id, product, quantity } of order.lines) {
      const total = totals.get(product.id) ?? { sold: 0, ratingSum: 0, ratingCount: 0 };
      totals.set(product.id, total);
      if (order.paidAt && !back) total.sold += quantity;
      const review = order.reviews.find(({ lineId }) => lineId === id);
      if (review) {
        total.ratingSum += review.rating;
        total.ratingCount += 1;
      }
    }
  }
  return (product) => totals.get(product.id) ?? { sold: 0, ratingSum: 0, ratingCount: 0 };
}

async function fill(tx: Tx, given: DemoSeed): Promise<DemoSummary> {
  const { now, seed, log } = given;
  const chance = createChance(seed);
  await seedCurrencies(tx, now);
  await seedLevels(tx, chance, now);
  await seedParameters(tx);
  const logistics = await seedLogistics(tx, chance, now);

  const categories = await seedCategories(tx, chance, now);
  const products = placeProducts(chance, now);
  const customers = makeCustomers(chance, now, DEMO_CUSTOMER.email);
  const agents = makeAgents(chance, customers, now);

  const books = await openBooks(tx);
  const stock = openStockroom();
  const choose = goodsChooser(products, chance);
  const played = playOrders(planOrders(customers, { chance, now }), customers, {
    chance,
    books,
    stock,
    agents,
    choose,
    now,
  });
  log('Demo: goods, customers and their orders are made up; writing them down');

  await seedProducts(tx, products, { categories, totals: totalsOf(played.orders), stock: stock.state(products) });
  await seedDeals(tx, products, { chance, now });
  await seedCustomers(tx, customers, {
    passwordHash: await hashPassword(DEMO_CUSTOMER.password),
    agents,
    spent: played.spent,
    now,
  });
  await writeOrders(tx, played, { chance, logistics, staffName: STAFF_NAME });
  const transfers = await books.write(tx);
  await stock.write(tx, products);
  await seedCarts(tx, { customers, products, chance, now });
  await seedKeywords(tx, chance);
  await seedBanners(tx, {
    chance,
    now,
    categories: new Map([...categories].map(([key, { id }]) => [key, id])),
    products: new Map(products.map(({ id, product }) => [product.key, id])),
  });
  const finish =
    given.products === undefined ? null : await seedSynthetic(tx, products, { wanted: given.products, now });
  await refreshCatalog(tx);
  await finish?.();
  return {
    categories: categories.size,
    products: Math.max(products.length, given.products ?? 0),
    variants: products.reduce((sum, { variants }) => sum + variants.length, 0),
    customers: customers.length,
    orders: played.orders.length,
    reviews: played.orders.reduce((sum, { reviews }) => sum + reviews.length, 0),
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
