import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import { sql } from 'kysely';
import { allowPayouts, bank, PASSWORD } from '../modules/withdrawals/test/fixtures.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import type { Buyer, Shop } from '../testing/shop.ts';

/** Stand in every personal field of the first customer; none may ever reach the second. */
export const CANARIES = [
  'kanari-mail',
  'KanariNick',
  'Kanari Name',
  '2025550199',
  'Kanari Street',
  'Kanari City',
  'Kanari State',
  '99723',
  'kanari note',
  'kanari reason',
  'Kanari Holder',
] as const;

export type Person = Buyer & {
  readonly orderId: string;
  readonly lineId: string;
  readonly paymentId: string;
  readonly paidOrderId: string;
  readonly paidLineId: string;
  readonly paidPaymentId: string;
  readonly refundOrderId: string;
  readonly caseId: string;
  readonly quoteId: string;
  readonly addressId: string;
  readonly cartLineId: string;
  readonly payoutAccountId: string;
  readonly withdrawalId: string;
  readonly accessKey: string;
};

const good = <T>(answer: { code: number; msg: string; data: T }): T => {
  if (answer.code !== 200) throw new Error(`${answer.code} ${answer.msg} ${JSON.stringify(answer.data)}`);
  return answer.data;
};

/** A withdrawal that waits, to a bank account of the customer's. */
async function askOut(shop: Shop, { id, token }: Buyer, holder: string) {
  await sql`UPDATE customer SET password_hash = ${await hashPassword(PASSWORD)} WHERE id = ${id}`.execute(
    shop.app.platform.db,
  );
  const channel = await allowPayouts(shop);
  const body = { details: { ...bank, holder }, label: '', password: PASSWORD };
  const account = good(await shop.call(withdrawalEndpoints.addPayoutAccount, { token, body }));
  const wish = { channel, address: account.id, amount: '50', password: PASSWORD };
  const withdrawal = good(await shop.call(withdrawalEndpoints.withdraw, { token, body: wish }));
  return { payoutAccountId: account.id, withdrawalId: withdrawal.id };
}

/**
 * A customer with an unpaid order, a paid one, one asking for its money back, a quote, a cart, an address, a bank
 * account and a withdrawal.
 */
export async function makePerson(shop: Shop, marked: boolean): Promise<Person> {
  const buyer = await shop.buyer({ usd: 100_000, points: 500, address: false });
  const { token } = buyer;
  const { variantIds } = await shop.product({ prices: [1_000], stock: 100 });
  const variantId = variantIds[0] ?? '';
  const address = good(
    await shop.call(accountEndpoints.saveAddress, {
      token,
      body: {
        name: marked ? 'Kanari Name' : 'Ben Ray',
        country: 'US',
        tel: marked ? '+12025550199' : '+12025550111',
        province: marked ? 'Kanari State' : 'Ohio',
        city: marked ? 'Kanari City' : 'Akron',
        postalCode: marked ? '99723' : '44301',
        addressDetail: marked ? 'Kanari Street 1' : 'Main Street 1',
        isDefault: true,
      },
    }),
  );
  if (marked) {
    await sql`UPDATE customer SET email = 'kanari-mail@example.com', nickname = 'KanariNick' WHERE id = ${buyer.id}`.execute(
      shop.app.platform.db,
    );
  }
  const quote = async () =>
    good(
      await shop.call(orderEndpoints.createQuote, {
        token,
        body: { source: 'items', items: [{ variantId, quantity: 1 }] },
      }),
    );
  const order = async () =>
    good(
      await shop.call(orderEndpoints.submitOrder, {
        token,
        body: { quoteId: (await quote()).id, note: 'kanari note' },
      }),
    );
  const paid = async () => {
    const placed = await order();
    good(
      await shop.call(paymentEndpoints.pay, {
        token,
        body: { payment: placed.paymentId, channel: shop.balanceChannel },
      }),
    );
    return placed;
  };
  const lineOf = async (id: string) =>
    good(await shop.call(orderEndpoints.orderDetails, { token, query: { id } })).lines[0]?.id ?? '';

  const refund = await paid();
  const afterSale = good(
    await shop.call(afterSaleEndpoints.requestAfterSale, {
      token,
      body: {
        orderId: refund.orderId,
        items: [{ lineId: await lineOf(refund.orderId), quantity: 1 }],
        reason: 'other',
        description: 'kanari reason',
      },
    }),
  );
  const done = await paid();
  const waiting = await order();
  const cart = good(await shop.call(cartEndpoints.addToCart, { token, body: { variantId, quantity: 2 } }));
  const till = good(await shop.call(paymentEndpoints.cashier, { token, query: { payment: waiting.paymentId } }));
  return {
    ...buyer,
    orderId: waiting.orderId,
    lineId: await lineOf(waiting.orderId),
    paymentId: waiting.paymentId,
    paidOrderId: done.orderId,
    paidLineId: await lineOf(done.orderId),
    paidPaymentId: done.paymentId,
    refundOrderId: refund.orderId,
    caseId: afterSale.id,
    quoteId: (await quote()).id,
    addressId: address.id,
    cartLineId: cart.lineId,
    ...(await askOut(shop, buyer, marked ? 'Kanari Holder' : 'Ben Ray')),
    accessKey: till.accessKey ?? '',
  };
}

/** A print of every row that belongs to a customer. */
export async function printOfCustomer(shop: Shop, customerId: string): Promise<Record<string, string>> {
  const { db } = shop.app.platform;
  const { rows } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'customer_id' ORDER BY 1`.execute(db);
  const print: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await sql<{
      text: string;
    }>`SELECT coalesce(string_agg(t::text, '|' ORDER BY t::text), '') AS text
      FROM (SELECT to_jsonb(x) - 'last_seen_at' - 'expires_at' AS t FROM ${sql.table(name)} x WHERE customer_id = ${customerId}) t`.execute(
      db,
    );
    print[name] = found[0]?.text ?? '';
  }
  return print;
}

/** An id of the kind nobody has. */
export const nobodysId = (): string => randomUUID();
