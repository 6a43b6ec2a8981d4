import { invariant } from '@app/kernel/assert';
import { sql } from 'kysely';
import { pay } from '../../modules/payments/usecases/pay.ts';
import { cancelTravel } from '../../modules/travel/usecases/customer-steps.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Platform } from '../../platform/slice.ts';

type Person = { readonly id: string; readonly nickname: string };
const lang = 'en-US';

/** What customers of the demo do with what they booked, by the calls of the product. */
export type CustomerCalls = {
  payFromWallet(who: Person, payment: string): Promise<void>;
  /** Cancels a paid order for what is given back. */
  cancelOrder(who: Person, of: { readonly orderId: string; readonly refundUsd: number }): Promise<void>;
};

export const customerCalls = (platform: Platform): CustomerCalls => ({
  payFromWallet: async ({ id: customerId }, payment) => {
    const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE kind = 'balance'`.execute(
      platform.db,
    );
    const channel = rows[0]?.id;
    invariant(channel, 'the demo has a wallet to pay from');
    await inTransaction(platform.db, (tx) => pay(platform, tx, { payment, channel, customerId, lang }));
  },
  cancelOrder: async ({ id, nickname }, of) => {
    const customer = { kind: 'customer', id, sessionId: id, nickname } as const;
    await inTransaction(platform.db, (tx) => cancelTravel(platform, tx, { customer, lang, reason: '', ...of }));
  },
});
