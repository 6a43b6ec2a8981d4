import { defineSlice, subscriber } from '../../platform/slice.ts';
import { deleteOld, oldestDueSeconds } from './db/outbox.repo.ts';
import { mailInvariants } from './domain/invariants.ts';
import { staffMailRoutes } from './http/staff-mail.routes.ts';
import { createDelivery } from './usecases/deliver.ts';
import { createPostman } from './usecases/smtp.ts';

export default defineSlice((platform) => {
  const { mail } = platform.config;
  const delivery = createDelivery(platform, mail && createPostman(mail));
  return {
    name: 'mail',
    owns: ['mail_outbox'],
    endpoints: staffMailRoutes(platform),
    invariants: mailInvariants,
    jobs: [
      { name: 'mail.deliver', cron: '* * * * *', run: delivery.run },
      { name: 'mail.forget-old', cron: '55 3 * * *', run: () => deleteOld(platform.db) },
    ],
    subscribers: [
      subscriber({
        name: 'mail.deliver_soon',
        event: 'mail.queued',
        // Not waited for: a slow mail server must not hold up other events. What fails is the job's.
        run: async () => {
          delivery.run().catch((error) => platform.log.error({ err: error }, 'delivering mails failed'));
        },
      }),
    ],
    gauges: [
      {
        name: 'mails_oldest_seconds',
        help: 'How long the mail waits that is due longest (0: none)',
        read: () => oldestDueSeconds(platform.auxiliaryDb),
      },
    ],
    stop: delivery.stop,
  };
});
