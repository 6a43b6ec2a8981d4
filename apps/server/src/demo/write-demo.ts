import { DEMO_STAFF_PASSWORD } from '../modules/staff/public.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import type { Tx } from '../platform/db/connect.ts';
import { DEMO_CUSTOMER } from './demo-customer.ts';
import type { PlayedDemo } from './play-demo.ts';
import { seedAppVersions } from './seed/app-versions.ts';
import { seedCarts } from './seed/carts.ts';
import { type Chance, createChance } from './seed/chance.ts';
import { seedCharges } from './seed/charges.ts';
import { seedCoupons } from './seed/coupons.ts';
import { seedCustomers } from './seed/customers.ts';
import { seedFavourites } from './seed/favourites.ts';
import type { LivingOrder } from './seed/living-order.ts';
import { seedMerchandising } from './seed/merchandising.ts';
import { seedMessages } from './seed/messages.ts';
import { seedChannels } from './seed/payment-channels.ts';
import { seedPayouts } from './seed/payouts.ts';
import { seedPeople } from './seed/people-desk.ts';
import { seedInterests, seedPages } from './seed/people-say.ts';
import { seedPurchases } from './seed/purchases.ts';
import { seedReviews } from './seed/reviews.ts';
import { seedSecurity } from './seed/security.ts';
import { seedBanners, seedKeywords, type seedLogistics } from './seed/settings.ts';
import { type ProductTotals, type SeededProduct, type seedCategories, seedDeals, seedProducts } from './seed/shop.ts';
import { seedStaff } from './seed/staff.ts';
import { seedTalks } from './seed/talks.ts';
import { seedTexts } from './seed/texts.ts';
import { seedTopUps } from './seed/top-ups.ts';
import { writeTrips } from './seed/travel/write-trips.ts';
import { seedVisits } from './seed/visits.ts';
import { writeOrders } from './seed/write-orders.ts';

/** What is written of the demo, and what was written before it. */
export type DemoToWrite = PlayedDemo & {
  readonly chance: Chance;
  readonly now: Date;
  readonly seed: number;
  readonly categories: Awaited<ReturnType<typeof seedCategories>>;
  readonly logistics: Awaited<ReturnType<typeof seedLogistics>>;
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

/** Writes down a demo that has been played. Returns how many transfers its books have. */
export async function writeDemo(tx: Tx, demo: DemoToWrite): Promise<number> {
  await writeGoods(tx, demo);
  const channels = await writeCustomers(tx, demo);
  await writeOrdersAndTrips(tx, demo);
  const transfers = await writeMoney(tx, demo, channels);
  await writeDailyLife(tx, demo);
  await writeBackOffice(tx, demo);
  await writeShopWindow(tx, demo);
  await seedVisits(tx, createChance(demo.seed + 1_400));
  return transfers;
}

async function writeGoods(tx: Tx, { products, orders, stock, categories, chance, now, seed }: DemoToWrite) {
  await seedProducts(tx, products, { categories, totals: totalsOf(orders), stock: stock.state(products) });
  await seedDeals(tx, products, { chance, now });
  await seedMerchandising(tx, products, { chance: createChance(seed + 640), now });
}

/** Writes customers and what they pay with: their coupons, and the payment channels, which are returned. */
async function writeCustomers(tx: Tx, demo: DemoToWrite) {
  const { products, customers, agents, orders, purse, tally, categories, now, seed } = demo;
  await seedCustomers(tx, customers, {
    passwordHash: await hashPassword(DEMO_CUSTOMER.password),
    agents,
    spent: tally.spent,
    now,
  });
  await seedCharges(tx, createChance(seed + 131), now);
  const channels = await seedChannels(tx, createChance(seed + 321), now);
  const bySales = [...products].sort((a, b) => b.product.sold - a.product.sold);
  await seedCoupons(tx, {
    chance: createChance(seed + 132),
    now,
    copies: purse.copies,
    orders: orders,
    categories,
    bestSellers: bySales.filter(({ product }) => product.type === 'normal').map(({ id }) => id),
  });
  return channels;
}

async function writeOrdersAndTrips(tx: Tx, demo: DemoToWrite): Promise<void> {
  const { customers, orders, trips, verticals, deals, purse, tally, logistics, chance, now, seed } = demo;
  const coupons = new Map(purse.copies.flatMap(({ id, orderId }) => (orderId === null ? [] : [[orderId, id]])));
  await writeOrders(tx, { orders, rebates: tally.rebates }, { coupons, chance, logistics, staffName: STAFF_NAME });
  await seedReviews(tx, { customers, chance: createChance(seed + 200), now, staffName: STAFF_NAME });
  await writeTrips(tx, trips, { chance: createChance(seed + 721), staffName: STAFF_NAME });
  for (const { write } of verticals) await write?.(tx, trips);
  await deals.write(tx, trips);
}

/** Writes all movements of money and stock. */
async function writeMoney(
  tx: Tx,
  demo: DemoToWrite,
  channels: Awaited<ReturnType<typeof seedChannels>>,
): Promise<number> {
  const { products, customers, agents, books, stock, tally, withdrawals, adjusted, sent, now, seed } = demo;
  await adjusted.write(tx);
  await seedPayouts(tx, { books, agents, rebates: tally.rebates, now, chance: createChance(seed + 370) });
  const transfers = await books.write(tx);
  await sent.write(tx);
  await seedTopUps(tx, { customers, chance: createChance(seed + 311), now });
  await withdrawals.write(tx, channels);
  await stock.write(tx, products);
  return transfers;
}

/** Writes what customers leave behind from day to day: carts, favourites, messages, talks, sign-ins. */
async function writeDailyLife(tx: Tx, { products, customers, agents, chance, now, seed }: DemoToWrite): Promise<void> {
  await seedCarts(tx, { customers, products, chance, now });
  const later = createChance(seed + 180);
  await seedFavourites(tx, { customers, products, chance: later, now });
  await seedMessages(tx, { customers, chance: later, now });
  await seedTalks(tx, { customers, products, chance: createChance(seed + 150), now });
  await seedSecurity(tx, { customers, chance: createChance(seed + 110), now });
  await seedPeople(tx, { agents, chance: createChance(seed + 435), now });
}

/** Writes what staff have: their accounts, purchases of goods, releases of the apps. */
async function writeBackOffice(tx: Tx, { products, agents, stock, now, seed }: DemoToWrite): Promise<void> {
  await seedAppVersions(tx, createChance(seed + 220), now);
  await seedStaff(tx, {
    chance: createChance(seed + 420),
    now,
    passwordHash: await hashPassword(DEMO_STAFF_PASSWORD),
    agents,
    products,
  });
  await seedPurchases(tx, products, {
    chance: createChance(seed + 507),
    delivered: stock.firstDeliveries(products),
  });
}

/** Writes what the shop shows around its goods: keywords, pages, texts, banners. */
async function writeShopWindow(tx: Tx, { products, customers, categories, chance, now }: DemoToWrite): Promise<void> {
  await seedKeywords(tx, chance);
  await seedPages(tx);
  await seedTexts(tx, now);
  const tops = [...categories.values()].filter(({ path }) => path.length === 1);
  await seedInterests(tx, { customers, tops: tops.map(({ id }) => id), now });
  await seedBanners(tx, {
    chance,
    now,
    categories: new Map([...categories].map(([key, { id }]) => [key, id])),
    products: new Map(products.map(({ id, product }) => [product.key, id])),
  });
}
