import type { HostedChannel } from '../channel-kind.ts';
import { servePages } from './checkout-pages.ts';
import { readWebhook } from './webhook.ts';

/** A card provider that exists only here, for demonstrations and tests: its own page, signed webhooks to ourselves. */
export const sandbox: HostedChannel = {
  kind: 'sandbox',
  how: 'hosted',
  demoOnly: true,
  source: () => ({ house: 'card_clearing', unit: 'money' }),
  checkoutAddress: ({ providerKey, lang, accessKey }) =>
    `/sandbox/checkout/${providerKey}?lang=${lang}${accessKey ? `&key=${accessKey}` : ''}`,
  readWebhook,
  refundNumber: (refundId) => `sandbox_refund_${refundId}`,
  pages: servePages,
};
