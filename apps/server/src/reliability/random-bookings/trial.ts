import type { Price } from '@app/contract/core/validation';
import type { Quote } from '@app/contract/orders/schemas';
import type { BundleQuote } from '@app/contract/travel/bundle-views';
import type { TravelQuote } from '@app/contract/travel/order-views';
import type { Buyer } from '../../testing/shop.ts';
import type { Answer } from '../../testing/test-app.ts';
import type { Chance } from './chance.ts';
import type { Unit } from './sums.ts';
import type { World } from './world.ts';

export type Trial = {
  readonly world: World;
  readonly chance: Chance;
  readonly buyer: Buyer;
  readonly currency: string;
  readonly usePoints: boolean;
  /** Whether time passes between booking, changes and the end of it. */
  readonly overTime: boolean;
};

/** A booking that was paid, and the currency that it is shown in. */
export type Paid = Trial & { readonly unit: Unit; readonly id: string };

type Placed = { readonly paymentId: string; readonly orderId?: string; readonly bundleId?: string };
type Of<Q> = {
  readonly quote: Q;
  /** What the screens before said that it costs for a customer of no level without points; null where none names the same. */
  readonly shown: readonly Price[];
  /** What each part costs quoted alone; empty for what has no parts, or where that is not asked. */
  readonly alone?: readonly number[];
  readonly book: () => Promise<Placed>;
  /** Its provider changes what was paid, and the customer answers; returns what. */
  readonly provider?: (paid: Paid) => Promise<string>;
};
export type Offer =
  | ({ readonly kind: 'goods' } & Of<Quote>)
  | ({ readonly kind: 'hotel' | 'flight' | 'tour' | 'dining' | 'diningcombo' } & Of<TravelQuote>)
  | ({ readonly kind: 'combo' | 'tour_combo' } & Of<BundleQuote>);

/** The data of an answer; throws what was refused. */
export function got<T>(answer: Answer<T>): T {
  if (answer.code !== 200) throw new Error(JSON.stringify(answer).slice(0, 600));
  return answer.data;
}
