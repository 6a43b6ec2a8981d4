import { refuse } from '@app/contract/core/refuse';
import { SECOND } from '@app/kernel/clock';
import type Stripe from 'stripe';
import { z } from 'zod';
import { isGenuine, TOLERANCE_MS } from '../../domain/webhook-signature.ts';
import { configuredChannels } from '../../usecases/channel-config.ts';
import type { HostedChannel } from '../channel-kind.ts';
import { cardEventOf } from './card-event.ts';
import { providerLibrary } from './client.ts';

const SIGNATURE_HEADER = 'stripe-signature';

/** As much of an event as must be there before the rest is believed to be one. */
const envelope = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/**
 * Opens a delivery of a card provider. The provider's own library checks the signature; before it ours, which is the
 * same scheme but refuses times in the future and a header with two of them. Refuses payment.forged and input.invalid.
 */
export const readWebhook: HostedChannel['readWebhook'] = async (platform, { rawBody, headers }) => {
  const header = headers[SIGNATURE_HEADER];
  // The provider signs in real time, also while a demonstration has moved ours.
  const now = platform.clock.real();
  const channels = await configuredChannels(platform, 'card');
  const signers = channels.flatMap(({ id, config }) => {
    const secret = config.webhookSecrets.find((one) => isGenuine({ rawBody, header }, now, [one]));
    return secret ? [{ id, secret }] : [];
  });
  const [signer] = signers;
  if (!signer || typeof header !== 'string') refuse('payment.forged');
  const event = open(rawBody, header, { secret: signer.secret, now });
  const report = cardEventOf(event);
  return report && { ...report, id: event.id, channelIds: signers.map(({ id }) => id) };
};

function open(rawBody: Buffer, header: string, { secret, now }: { secret: string; now: Date }): Stripe.Event {
  try {
    const event = providerLibrary().webhooks.constructEvent(
      rawBody,
      header,
      secret,
      TOLERANCE_MS / SECOND,
      undefined,
      now.getTime(),
    );
    envelope.parse(event);
    return event;
  } catch (error) {
    return refuse(
      error instanceof providerLibrary().errors.StripeSignatureVerificationError ? 'payment.forged' : 'input.invalid',
    );
  }
}
