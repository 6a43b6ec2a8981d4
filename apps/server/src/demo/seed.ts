import { invariant } from '@app/kernel/assert';
import { refreshCatalog } from '../modules/catalog/public.ts';
import { DEMO_STAFF_PASSWORD } from '../modules/staff/public.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { inTransaction, type Queryable, type Tx } from '../platform/db/connect.ts';
import type { PlannedTravel } from './content/vertical-demo.ts';
import { verticalSeeds, verticalTrips } from './content/vertical-demos.ts';
import { DEMO_CUSTOMER } from './demo-customer.ts';
import { planAdjustments } from './seed/adjustments.ts';
import { seedAppVersions } from './seed/app-versions.ts';
import { openBooks } from './seed/books.ts';
import { seedCarts } from './seed/carts.ts';
import { createChance } from './seed/chance.ts';
import { seedCharges } from './seed/charges.ts';
import { goodsSlotProvider } from './seed/choose-goods.ts';
import { seedCities } from './seed/cities.ts';
import { openPurse } from './seed/coupon-purse.ts';
import { seedCoupons } from './seed/coupons.ts';
import { makeAgents, makeCustomers, type SeededCustomer, seedCustomers } from './seed/customers.ts';
import { seedFavourites } from './seed/favourites.ts';
import type { LivingOrder } from './seed/living-order.ts';
import { seedMerchandising } from './seed/merchandising.ts';
import { seedMessages } from './seed/messages.ts';
import { planTransfers } from './seed/money-transfers.ts';
import { seedChannels } from './seed/payment-channels.ts';
import { seedPayouts } from './seed/payouts.ts';
import { seedPeople } from './seed/people-desk.ts';
import { seedInterests, seedPages } from './seed/people-say.ts';
import { type PlannedOrder, planOrders } from './seed/plan-orders.ts';
import { playOrders, type Tally } from './seed/play-orders.ts';
import { seedPurchases } from './seed/purchases.ts';
import { seedReviews } from './seed/reviews.ts';
import { seedSecurity } from './seed/security.ts';
import {
  seedBanners,
  seedCurrencies,
  seedIdentity,
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
import { seedStaff } from './seed/staff.ts';
import { openStockroom } from './seed/stockroom.ts';
import { seedSynthetic } from './seed/synthetic.ts';
import { seedTalks } from './seed/talks.ts';
import { seedTexts } from './seed/texts.ts';
import { seedTopUps } from './seed/top-ups.ts';
import { planDeals } from './seed/travel/deals.ts';
import type { PlannedDeal } from './seed/travel/planned-deal.ts';
import { playTrips } from './seed/travel/play-trips.ts';
import type { PlannedTrip } from './seed/travel/trip.ts';
import { writeTrips } from './seed/travel/write-trips.ts';
import { planWithdrawals } from './seed/withdrawals.ts';
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

/** Whether a trip is not over, as far as it is planned. */
const isOpen = ({ offer, steps }: PlannedTrip, now: Date): boolean =>
  offer.service.endsAt > now && !steps.some(({ event }) => ['cancel', 'expire', 'cancel_paid'].includes(event));

/** What every vertical lays down of trips, for customers who buy in the shop. */
async function travelOf(
  tx: Tx,
  given: {
    now: Date;
    seed: number;
    customers: readonly SeededCustomer[];
    planned: readonly PlannedOrder[];
    deals: readonly PlannedDeal[];
  },
): Promise<PlannedTravel[]> {
  const { now, seed, customers, planned, deals } = given;
  const buyers = new Set(planned.map(({ customer }) => customer));
  const travellers = customers.filter((customer) => buyers.has(customer));
  const [, ...others] = travellers;
  const all: PlannedTravel[] = [];
  for (const plan of await verticalTrips()) {
    // Who has something booked buys at deals too: others keep nothing open, as some do whom staff have disabled.
    const booked = all.flatMap(({ trips }) => trips);
    const busy = new Set(booked.filter((trip) => isOpen(trip, now)).map((one) => one.customer));
    const buyers = others.filter((customer) => busy.has(customer));
    all.push(await plan(tx, { now, seed, travellers, deals, buyers, booked }));
  }
  return all;
}

async function fill(tx: Tx, given: DemoSeed): Promise<DemoSummary> {
  const { now, seed, log } = given;
  const chance = createChance(seed);
  await seedCurrencies(tx, now);
  await seedLevels(tx, chance, now);
  await seedParameters(tx);
  await seedIdentity(tx);
  const logistics = await seedLogistics(tx, chance, now);

  const categories = await seedCategories(tx, chance, now);
  const products = placeProducts(chance, now);
  const customers = makeCustomers(chance, now, DEMO_CUSTOMER.email);
  const agents = makeAgents(chance, customers, now);

  const books = await openBooks(tx);
  const stock = openStockroom();
  const choose = goodsSlotProvider(products, chance);
  const purse = openPurse(createChance(seed + 130), now);
  const withdrawals = planWithdrawals(customers, { chance: createChance(seed + 320), books, now });
  const adjusted = planAdjustments(customers, { chance: createChance(seed + 300), books, now });
  const sent = planTransfers(customers, { chance: createChance(seed + 310), books, now });
  const planned = planOrders(customers, { chance, now });
  const cityIds = await seedCities(tx, { chance: createChance(seed + 480), now });
  for (const seedVertical of await verticalSeeds()) await seedVertical(tx, { now, seed, cityIds });
  const tally: Tally = { spent: new Map(), rebates: [] };
  const deals = await planDeals(tx, { chance: createChance(seed + 850), now, cityIds });
  const verticals = await travelOf(tx, { now, seed, customers, planned, deals: deals.planned });
  const travel = playTrips(
    verticals.flatMap(({ trips }) => trips),
    { chance: createChance(seed + 720), books, agents, tally, deals },
  );
  const played = playOrders(planned, customers, {
    chance,
    books,
    stock,
    agents,
    choose,
    purse,
    tally,
    also: [...travel.acts, ...withdrawals.acts, ...sent.acts, ...adjusted.acts],
    now,
  });
  purse.collectRest(customers);
  log('Demo: goods, customers and their orders are made up; writing them down');

  await seedProducts(tx, products, { categories, totals: totalsOf(played.orders), stock: stock.state(products) });
  await seedDeals(tx, products, { chance, now });
  await seedMerchandising(tx, products, { chance: createChance(seed + 640), now });
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
    orders: played.orders,
    categories,
    bestSellers: bySales.filter(({ product }) => product.type === 'normal').map(({ id }) => id),
  });
  const coupons = new Map(purse.copies.flatMap(({ id, orderId }) => (orderId === null ? [] : [[orderId, id]])));
  await writeOrders(tx, { ...played, rebates: tally.rebates }, { coupons, chance, logistics, staffName: STAFF_NAME });
  await seedReviews(tx, { customers, chance: createChance(seed + 200), now, staffName: STAFF_NAME });
  await writeTrips(tx, travel.trips(), { chance: createChance(seed + 721), staffName: STAFF_NAME });
  for (const { write } of verticals) await write?.(tx, travel.trips());
  await deals.write(tx, travel.trips());
  await adjusted.write(tx);
  await seedPayouts(tx, { books, agents, rebates: tally.rebates, now, chance: createChance(seed + 370) });
  const transfers = await books.write(tx);
  await sent.write(tx);
  await seedTopUps(tx, { customers, chance: createChance(seed + 311), now });
  await withdrawals.write(tx, channels);
  await stock.write(tx, products);
  await seedCarts(tx, { customers, products, chance, now });
  const later = createChance(seed + 180);
  await seedFavourites(tx, { customers, products, chance: later, now });
  await seedMessages(tx, { customers, chance: later, now });
  await seedTalks(tx, { customers, products, chance: createChance(seed + 150), now });
  await seedSecurity(tx, { customers, chance: createChance(seed + 110), now });
  await seedPeople(tx, { agents, chance: createChance(seed + 435), now });
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
