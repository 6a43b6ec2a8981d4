import { randomUUID } from 'node:crypto';
import { invariant } from '@app/kernel/assert';
import { SETTLEMENT } from '@app/kernel/money';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../../platform/slice.ts';
import { signatureOf } from '../../domain/webhook-signature.ts';
import type { Checkout } from './read-checkout.ts';
import { sandboxSecrets } from './secrets.ts';
import { type SandboxMessage, SIGNATURE_HEADER } from './webhook.ts';

/** Signs a message as the sandbox does: the body to send and its headers. */
export async function signedDelivery(platform: Platform, message: SandboxMessage) {
  const payload = JSON.stringify(message);
  const secrets = (await sandboxSecrets(platform)).slice(0, 1);
  const signature = signatureOf(Buffer.from(payload), platform.clock.now(), secrets);
  return { payload, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature } };
}

/** Tells our own webhook what the customer pressed, by the way a provider's delivery takes. Throws when it is refused. */
export async function deliver(
  platform: Platform,
  app: FastifyInstance,
  report: { checkout: Checkout; type: SandboxMessage['type'] },
): Promise<void> {
  const { checkout, type } = report;
  const { payload, headers } = await signedDelivery(platform, {
    id: `evt_${randomUUID()}`,
    type,
    checkout: checkout.providerKey,
    amount: checkout.amountUsd,
    currency: SETTLEMENT,
  });
  const answer = await app.inject({ method: 'POST', url: '/webhooks/sandbox', headers, payload });
  invariant(answer.statusCode === 200, `the webhook answered ${answer.statusCode}`);
}
