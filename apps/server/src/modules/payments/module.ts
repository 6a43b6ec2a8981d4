import { defineSlice } from '../../platform/slice.ts';
import { channelKinds } from './channels/registry.ts';
import { ensureChannels } from './db/channel.repo.ts';
import { invariants } from './db/invariants.ts';
import { paymentRoutes } from './http/payment.routes.ts';
import { serveWebhook } from './http/webhooks.ts';

export default defineSlice((platform) => ({
  name: 'payments',
  endpoints: paymentRoutes(platform),
  invariants,
  ensure: ensureChannels,
  pages: (app) => {
    for (const channel of Object.values(channelKinds)) {
      if (channel.how !== 'hosted' || (channel.demoOnly && !platform.config.demo)) continue;
      serveWebhook(platform, app, channel);
      channel.pages?.(platform, app);
    }
  },
}));
