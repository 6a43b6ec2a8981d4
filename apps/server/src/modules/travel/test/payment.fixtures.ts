import { sql } from 'kysely';
import { sliceFactories } from '../../../app.ts';
import { beginAtSandbox, deliverPaid, SANDBOX } from '../../../testing/sandbox-payments.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { fakeSlice } from './fake-slice.ts';
import { type Buyer, booked, openTravelShop, type Shop } from './fixtures.ts';

/** What the stay of a room costs with its tax, in USD cents. */
export const PRICE = 22_000;
/** What each buyer has, in USD cents. */
export const MONEY = 50_000;

/** A stay that waits for its money, with a try at the sandbox begun. */
export type Unpaid = { orderId: string; paymentId: string; buyer: Buyer; checkout: string; roomId: string };

/** How a stay ended: order, payment, hold, and what its customer has. */
export type End = {
  state: string;
  payment: string;
  payable: number;
  refund: number;
  byWallet: boolean;
  wallet: number;
  hold: string;
  paid: boolean;
};

/** Two processes on one database that sell rooms of the fake vertical and hear the sandbox provider. */
export async function openTravelPaymentShop() {
  const shop: Shop = await openTravelShop(SANDBOX);
  const { db } = shop.app.platform;
  const factories = [...sliceFactories(), fakeSlice];
  const second: TestApp = await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' }, factories });
  return {
    shop,
    second,
    /** Delivers the provider's word that a try was paid; gives the status of the answer. */
    deliver: (checkout: string, amount: number = PRICE): Promise<number> => deliverPaid(shop, checkout, amount),
    /** Books a stay and begins to pay it at the sandbox; with points that pay a part of it. */
    place: async (roomId: string, points = 0): Promise<Unpaid> => {
      const buyer = await shop.buyer({ usd: MONEY, points });
      const order = await booked(shop, buyer, { roomId, usePoints: points > 0 });
      return { ...order, buyer, roomId, checkout: await beginAtSandbox(shop, buyer.token, order.paymentId) };
    },
    endOf: async ({ orderId, buyer }: Unpaid): Promise<End> => {
      const found = await sql<End>`
        SELECT o.state, p.state AS payment, o.payable_usd AS payable, COALESCE(o.refund_usd, 0) AS refund,
          p.payer_id IS NOT NULL AS "byWallet", a.balance AS wallet, h.state AS hold, o.paid_at IS NOT NULL AS paid
        FROM travel_order o JOIN payment p ON p.id = o.payment_id JOIN fake_hold h ON h.order_id = o.id
        JOIN ledger_account a ON a.owner_id = o.customer_id AND a.code = 'available'
        WHERE o.id = ${orderId} AND o.customer_id = ${buyer.id}`.execute(db);
      return found.rows[0] as End;
    },
    close: async () => {
      await second.close();
      await shop.close();
    },
  };
}
export type TravelPaymentShop = Awaited<ReturnType<typeof openTravelPaymentShop>>;
