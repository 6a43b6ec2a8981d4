import { createRequire } from 'node:module';
import { invariant } from '@app/kernel/assert';
import type Stripe from 'stripe';
import { outgoingAgent } from '../../../../platform/http/outgoing/outgoing.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { channelConfig } from '../../usecases/channel-config.ts';

/** A customer waits for the first of these; a lost answer is asked for again under the same key. */
const TIMEOUT_MS = 8_000;
const RETRIES = 1;

const require = createRequire(import.meta.url);

/** The provider's library. It takes megabytes, so it is read when a card is first paid with. */
export const providerLibrary = (): typeof Stripe => require('stripe');

/** The provider's client for one channel, bound to the one address of its configuration. Throws without a configuration. */
export async function providerOf(platform: Platform, channelId: string): Promise<Stripe> {
  const config = await channelConfig(platform, channelId, 'card');
  invariant(config, `card channel ${channelId} is not configured`);
  const base = new URL(config.apiBase);
  const protocol = base.protocol === 'http:' ? 'http' : 'https';
  const Provider = providerLibrary();
  return new Provider(config.secretKey, {
    protocol,
    host: base.hostname,
    port: base.port || (protocol === 'https' ? 443 : 80),
    httpClient: Provider.createNodeHttpClient(outgoingAgent(platform, protocol)),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}
