import type Stripe from 'stripe';
import type { ProviderEvent } from '../channel-kind.ts';

/** Key of the metadata under which our own name of a try or refund stands. */
export const OURS = 'avela';

type CardEvent = Omit<ProviderEvent, 'id'>;

const captureOf = ({ payment_intent: intent }: Stripe.Checkout.Session): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

/** What a session says when it is as told; its amount is that of the whole session. */
function ofSession(session: Stripe.Checkout.Session, kind: 'paid' | 'failed' | 'cancelled'): CardEvent | null {
  const providerKey = session.metadata?.[OURS];
  if (!providerKey) return null;
  return {
    kind,
    providerKey,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    capture: captureOf(session),
  };
}

/** How a session stands, as an event; null while it is still to be paid or its money is on the way. */
export function sessionStanding(session: Stripe.Checkout.Session): CardEvent | null {
  if (session.payment_status === 'paid') return ofSession(session, 'paid');
  return session.status === 'expired' ? ofSession(session, 'cancelled') : null;
}

function ofRefund(refund: Stripe.Refund): CardEvent | null {
  const providerKey = refund.metadata?.[OURS];
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  if (!providerKey || !failed) return null;
  return { kind: 'refund_failed', providerKey, amount: refund.amount, currency: refund.currency.toUpperCase() };
}

/** What an event of the provider means to us; null when it does not concern us. */
export function cardEventOf(event: Stripe.Event): CardEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return event.data.object.payment_status === 'paid' ? ofSession(event.data.object, 'paid') : null;
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, 'failed');
    case 'checkout.session.expired':
      return ofSession(event.data.object, 'cancelled');
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return ofRefund(event.data.object);
    default:
      return null;
  }
}
