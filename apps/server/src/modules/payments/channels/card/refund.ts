import type Stripe from 'stripe';
import type { ProviderCalls } from '../channel-kind.ts';
import { OURS } from './card-event.ts';
import { providerLibrary, providerOf } from './client.ts';

const SEEN_AT_MOST = 100;

/** What the provider said about a refund: anything but failed or called off is under way. */
const verdict = ({ status }: Stripe.Refund): 'taken' | 'refused' =>
  status === 'failed' || status === 'canceled' ? 'refused' : 'taken';

/**
 * Asks for a refund under its number as key. Keys are remembered by the provider for a day only: before it asks again
 * it looks whether a refund of this number is there. A refusal of the request itself is final; anything else throws.
 */
export const refund: ProviderCalls['refund'] = async (platform, order) => {
  const provider = await providerOf(platform, order.channelId);
  if (order.again) {
    const { data } = await provider.refunds.list({ payment_intent: order.capture, limit: SEEN_AT_MOST });
    const known = data.find((one) => one.metadata?.[OURS] === order.number);
    if (known) return verdict(known);
  }
  try {
    const made = await provider.refunds.create(
      { payment_intent: order.capture, amount: order.usd, metadata: { [OURS]: order.number } },
      { idempotencyKey: order.number },
    );
    return verdict(made);
  } catch (error) {
    if (error instanceof providerLibrary().errors.StripeInvalidRequestError && error.statusCode !== 409)
      return 'refused';
    throw error;
  }
};
