import { refuse } from '@app/contract/core/refuse';
import { z } from 'zod';
import type { Platform } from '../../../../platform/slice.ts';
import { isGenuine } from '../../domain/webhook-signature.ts';
import type { HostedChannel, ProviderEvent } from '../channel-kind.ts';
import { sandboxSecrets } from './secrets.ts';

export const SIGNATURE_HEADER = 'sandbox-signature';

const message = z.strictObject({
  id: z.string().min(8).max(100),
  type: z.enum(['checkout.paid', 'checkout.failed', 'checkout.cancelled', 'refund.failed']),
  checkout: z.string().min(1).max(100),
  amount: z.int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type SandboxMessage = z.infer<typeof message>;

const kinds = {
  'checkout.paid': 'paid',
  'checkout.failed': 'failed',
  'checkout.cancelled': 'cancelled',
  'refund.failed': 'refund_failed',
} as const;

function parse(rawBody: Buffer): SandboxMessage {
  try {
    return message.parse(JSON.parse(rawBody.toString('utf8')));
  } catch {
    return refuse('input.invalid');
  }
}

/** Opens a delivery of the sandbox. Refuses payment.forged before it looks inside, input.invalid when it is no message. */
export const readWebhook: HostedChannel['readWebhook'] = async (platform: Platform, delivery) => {
  const secrets = await sandboxSecrets(platform);
  const signed = { rawBody: delivery.rawBody, header: delivery.headers[SIGNATURE_HEADER] };
  if (!isGenuine(signed, platform.clock.now(), secrets)) refuse('payment.forged');
  const { id, type, checkout, amount, currency } = parse(delivery.rawBody);
  return { id, kind: kinds[type], providerKey: checkout, amount, currency } satisfies ProviderEvent;
};
