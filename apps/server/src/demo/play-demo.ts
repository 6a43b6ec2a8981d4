import type { Tx } from '../platform/db/connect.ts';
import type { PlannedTravel } from './content/vertical-demo.ts';
import { verticalSeeds, verticalTrips } from './content/vertical-demos.ts';
import { DEMO_CUSTOMER } from './demo-customer.ts';
import { planAdjustments } from './seed/adjustments.ts';
import { openBooks } from './seed/books.ts';
import { type Chance, createChance } from './seed/chance.ts';
import { goodsSlotProvider } from './seed/choose-goods.ts';
import { seedCities } from './seed/cities.ts';
import { openPurse } from './seed/coupon-purse.ts';
import { makeAgents, makeCustomers, type SeededCustomer } from './seed/customers.ts';
import { planTransfers } from './seed/money-transfers.ts';
import type { Tally } from './seed/order-stage.ts';
import { type PlannedOrder, planOrders } from './seed/plan-orders.ts';
import { playOrders } from './seed/play-orders.ts';
import { placeProducts } from './seed/shop.ts';
import { openStockroom } from './seed/stockroom.ts';
import { planDeals } from './seed/travel/deals.ts';
import type { PlannedDeal } from './seed/travel/planned-deal.ts';
import { playTrips } from './seed/travel/play-trips.ts';
import type { PlannedTrip } from './seed/travel/trip.ts';
import { planWithdrawals } from './seed/withdrawals.ts';

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
    cityIds: ReadonlyMap<string, string>;
  },
): Promise<PlannedTravel[]> {
  const { now, seed, customers, planned, deals, cityIds } = given;
  const buyers = new Set(planned.map(({ customer }) => customer));
  const travellers = customers.filter((customer) => buyers.has(customer));
  const [, ...others] = travellers;
  const all: PlannedTravel[] = [];
  for (const plan of await verticalTrips()) {
    // Who has something booked buys at deals too: others keep nothing open, as some do whom staff have disabled.
    const booked = all.flatMap(({ trips }) => trips);
    const busy = new Set(booked.filter((trip) => isOpen(trip, now)).map((one) => one.customer));
    const buyers = others.filter((customer) => busy.has(customer));
    all.push(await plan(tx, { now, seed, travellers, deals, buyers, booked, cityIds }));
  }
  return all;
}

export type PlayedDemo = Awaited<ReturnType<typeof playDemo>>;

/**
 * Makes up goods, customers and all that they do, played in the order of time over one set of books. Of the database it needs
 * the rows of verticals, which are written here; all else is written afterwards.
 */
export async function playDemo(tx: Tx, of: { readonly chance: Chance; readonly now: Date; readonly seed: number }) {
  const { chance, now, seed } = of;
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
  const verticals = await travelOf(tx, { now, seed, customers, planned, deals: deals.planned, cityIds });
  const travel = playTrips(
    verticals.flatMap(({ trips }) => trips),
    { chance: createChance(seed + 720), books, agents, tally, deals },
  );
  const also = [...travel.acts, ...withdrawals.acts, ...sent.acts, ...adjusted.acts];
  const stage = { chance, books, stock, agents, choose, purse, tally, also, now };
  const played = playOrders(planned, customers, stage);
  purse.collectRest(customers);
  const { orders } = played;
  return {
    ...{ products, customers, agents, books, stock, purse, tally, orders },
    ...{ trips: travel.trips(), verticals, deals, withdrawals, adjusted, sent },
  };
}
