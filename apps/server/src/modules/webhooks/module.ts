import { defineSlice } from '../../platform/slice.ts';
import { forgetOld } from './db/message.repo.ts';
import { staffWebhookRoutes } from './http/staff-webhook.routes.ts';
import { createDelivery } from './usecases/deliver.ts';
import { webhookSubscribers } from './usecases/hear-events.ts';

export default defineSlice((platform) => {
  const delivery = createDelivery(platform);
  // Not waited for: a slow address must hold up nothing. What fails is the job's.
  const soon = (): void => {
    delivery.run().catch((error) => platform.log.error({ err: error }, 'sending webhooks failed'));
  };
  return {
    name: 'webhooks',
    owns: ['webhook_endpoint', 'webhook_message', 'webhook_try'],
    reads: ['agent', 'merchant', 'outbox_event'],
    endpoints: staffWebhookRoutes(platform, soon),
    jobs: [
      { name: 'webhooks.deliver', cron: '* * * * *', run: delivery.run },
      { name: 'webhooks.forget-old', cron: '25 4 * * *', run: () => forgetOld(platform.db) },
    ],
    subscribers: webhookSubscribers(platform, soon),
    stop: delivery.stop,
  };
});
