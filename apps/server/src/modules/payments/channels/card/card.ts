import type { HostedChannel } from '../channel-kind.ts';
import { servePages } from './pages.ts';
import { refund } from './refund.ts';
import { ask, close } from './session.ts';
import { readWebhook } from './webhook.ts';

/** Cards, on the hosted page of a provider that speaks Stripe's API. */
export const card: HostedChannel = {
  kind: 'card',
  how: 'hosted',
  needsHome: true,
  source: () => ({ house: 'card_clearing', unit: 'money' }),
  checkoutAddress: ({ providerKey, lang, accessKey }) =>
    `/pay/card/${providerKey}?lang=${lang}${accessKey ? `&key=${accessKey}` : ''}`,
  readWebhook,
  refundNumber: (refundId) => `card_refund_${refundId}`,
  provider: { ask, close, refund },
  pages: (platform, app, receive) => servePages({ platform, receive }, app),
};
