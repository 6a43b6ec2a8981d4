import type { TravelKind } from '@app/contract/travel/kinds';
import type { GuestInput } from '@app/contract/travel/person-schemas';
import type { TravelOrderEvent, TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { invariant } from '@app/kernel/assert';
import { sql } from 'kysely';
import { pay } from '../../modules/payments/usecases/pay.ts';
import { parameter, setParameter } from '../../modules/settings/public.ts';
import { createTravelQuote, placeTravelOrder } from '../../modules/travel/public.ts';
import type { TravelInput } from '../../modules/travel/usecases/transition/step.ts';
import { travelTransition } from '../../modules/travel/usecases/transition/travel-transition.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Platform } from '../../platform/slice.ts';

const spoken = { lang: 'en-US', currency: 'USD' } as const;

export type Traveller = {
  readonly id: string;
  readonly nickname: string;
  readonly email: string;
  readonly name: string;
};
export type Trip = {
  readonly kind: TravelKind;
  readonly request: Record<string, unknown>;
  readonly guests: readonly GuestInput[];
  readonly wishes: string;
  readonly arrival: string;
  /** Where the order shall stand. */
  readonly state: TravelOrderState;
  readonly comment?: { readonly rating: number; readonly text: string; readonly pictures: readonly string[] };
};

/** What has to happen after the placing, for each state; paying is done by the customer's wallet. */
const ways: Record<TravelOrderState, readonly (TravelOrderEvent | 'wallet')[]> = {
  pending_review: [],
  pending_payment: [],
  cancelled: ['cancel'],
  pending_verification: ['wallet'],
  confirmed: ['wallet', 'confirm'],
  pending_comment: ['wallet', 'confirm', 'verify'],
  completed: ['wallet', 'confirm', 'verify', 'comment'],
};

async function walletPays(platform: Platform, customerId: string, payment: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE kind = 'balance'`.execute(
    platform.db,
  );
  const channel = rows[0]?.id;
  invariant(channel, 'the demo has a wallet to pay from');
  await inTransaction(platform.db, (tx) => pay(platform, tx, { payment, channel, customerId, lang: spoken.lang }));
}

async function inputOf(platform: Platform, orderId: string, trip: Trip): Promise<TravelInput> {
  const { rows } = await sql<{
    code: string | null;
  }>`SELECT voucher_code AS code FROM travel_order WHERE id = ${orderId}`.execute(platform.db);
  return {
    references: [`RES-${orderId.slice(-6).toUpperCase()}`],
    voucherCode: rows[0]?.code ?? '',
    comment: trip.comment ?? { rating: 5, text: '', pictures: [] },
  };
}

/** Books a trip for a customer through the product's own ways and leads it to its state; gives the order's id. */
async function placeTrip(platform: Platform, who: Traveller, trip: Trip): Promise<string> {
  const { kind, request, guests, wishes, arrival } = trip;
  const quote = await createTravelQuote(platform, { ...spoken, customerId: who.id, kind, request, usePoints: false });
  const customer = { kind: 'customer', id: who.id, sessionId: who.id, nickname: who.nickname } as const;
  const contact = { name: who.name, country: 'US', phone: '+12025550123', email: who.email };
  const { orderId, paymentId } = await inTransaction(platform.db, (tx) =>
    placeTravelOrder(platform, tx, {
      kind,
      customer,
      lang: spoken.lang,
      quoteId: quote.id,
      contact,
      guests,
      wishes,
      arrival,
    }),
  );
  for (const event of ways[trip.state]) {
    if (event === 'wallet') {
      await walletPays(platform, who.id, paymentId);
      continue;
    }
    const input = await inputOf(platform, orderId, trip);
    const actor = event === 'comment' || event === 'cancel' ? 'customer' : 'admin';
    await inTransaction(platform.db, (tx) => travelTransition(platform, tx, { orderId, event, actor, input }));
  }
  return orderId;
}

/** Books trips one after another, unpaid ones beside each other and some that wait for review; gives the orders' ids. */
export async function placeTrips(platform: Platform, who: Traveller, trips: readonly Trip[]): Promise<string[]> {
  const most = await parameter(platform, 'travel.unpaid_max');
  const orders: string[] = [];
  const set = async (unpaid: number): Promise<void> => {
    await setParameter(platform.db, 'travel.unpaid_max', unpaid);
    platform.cache.drop(['parameters']);
  };
  await set(trips.length);
  for (const trip of trips) {
    const review = `travel.auto_review.${trip.kind}` as const;
    await setParameter(platform.db, review, trip.state !== 'pending_review');
    platform.cache.drop(['parameters']);
    orders.push(await placeTrip(platform, who, trip));
    await setParameter(platform.db, review, true);
  }
  await set(most);
  return orders;
}
