import { invariant } from '@app/kernel/assert';
import { SETTLEMENT } from '@app/kernel/money';
import type { Platform } from '../../../../platform/slice.ts';
import { noteSession, type ProviderTry } from '../../db/provider-try.repo.ts';
import type { KnownTry, ProviderCalls, ProviderEvent } from '../channel-kind.ts';
import { OURS, sessionStanding } from './card-event.ts';
import { providerLibrary, providerOf } from './client.ts';

/** Nobody waits for these, and the next run asks again. */
const QUICK = { timeout: 3_000, maxNetworkRetries: 0 };

/**
 * The provider's page for a stored try. Everything sent depends on the try alone, so that a repetition after a lost
 * answer is the same call under the same key and no second page comes to be. Throws when the provider cannot be reached.
 */
export async function openSession(platform: Platform, found: ProviderTry, name: string): Promise<string> {
  const provider = await providerOf(platform, found.channelId);
  const { providerKey } = found;
  // Where customers come back to is never taken from a request.
  const home = platform.home();
  invariant(home, 'cards are not offered by a shop without an address');
  const back = `${home}/pay/card/${providerKey}/back`;
  const session = await provider.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: providerKey,
      metadata: { [OURS]: providerKey },
      payment_intent_data: { metadata: { [OURS]: providerKey } },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: SETTLEMENT.toLowerCase(),
            unit_amount: found.amountUsd,
            product_data: { name },
          },
        },
      ],
      success_url: back,
      cancel_url: back,
    },
    { idempotencyKey: `checkout/${providerKey}` },
  );
  invariant(session.url && /^https?:\/\//.test(session.url), 'a session has the address of its page');
  await noteSession(platform.db, found.attemptId, { session: session.id, url: session.url });
  return session.url;
}

/** How a try stands at the provider. */
export const ask: ProviderCalls['ask'] = async (platform, known): Promise<'open' | ProviderEvent> => {
  const provider = await providerOf(platform, known.channelId);
  const session = await provider.checkout.sessions.retrieve(known.session, {}, QUICK);
  const report = sessionStanding(session);
  if (!report) return 'open';
  invariant(report.providerKey === known.providerKey, `session ${session.id} belongs to another try`);
  return { ...report, id: `asked/${session.id}/${report.kind}` };
};

/** Closes a try's page. One that was paid or closed meanwhile stays as it is. */
export async function close(platform: Platform, known: KnownTry): Promise<void> {
  const provider = await providerOf(platform, known.channelId);
  await provider.checkout.sessions.expire(known.session, {}, QUICK).catch((error: unknown) => {
    if (!(error instanceof providerLibrary().errors.StripeInvalidRequestError)) throw error;
  });
}
