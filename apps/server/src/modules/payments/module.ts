import { defineSlice } from '../../platform/slice.ts';
import { personalDataPort } from '../accounts/core.ts';
import { channelKinds } from './channels/registry.ts';
import { ensureChannels } from './db/channel.repo.ts';
import { invariants } from './db/invariants.ts';
import { personalData } from './db/personal-data.ts';
import { proofInvariants } from './db/proof-invariants.ts';
import { sealStored } from './db/sealed-secrets.ts';
import { channelRoutes } from './http/channel.routes.ts';
import { paymentRoutes } from './http/payment.routes.ts';
import { proofRoutes } from './http/proof.routes.ts';
import { reviewQueueRoutes } from './http/review-queue.routes.ts';
import { serveWebhook } from './http/webhooks.ts';
import { groupPayable } from './usecases/group/payable-group.ts';
import { payablePort } from './usecases/payables.ts';
import { proofSubscribers } from './usecases/proofs/notify-proofs.ts';
import { receiveEvent } from './usecases/receive-event.ts';
import { watchJobs } from './usecases/watch/watch-jobs.ts';

export default defineSlice((platform) => ({
  name: 'payments',
  owns: [
    'chain_cursor',
    'crypto_due',
    'crypto_key',
    'order_group',
    'order_group_member',
    'payment',
    'payment_attempt',
    'payment_channel',
    'payment_proof',
    'payment_proof_picture',
    'payment_refund',
    'provider_event',
  ],
  reads: ['ledger_account', 'ledger_entry', 'ledger_transfer', 'stored_file'],
  gives: [personalDataPort(personalData), payablePort(groupPayable(platform))],
  endpoints: [
    ...paymentRoutes(platform),
    ...channelRoutes(platform),
    ...proofRoutes(platform),
    ...reviewQueueRoutes(platform),
  ],
  invariants: [...invariants, ...proofInvariants],
  jobs: watchJobs(platform),
  subscribers: proofSubscribers(platform),
  ensure: async (db) => {
    await ensureChannels(db, platform.config.demo);
    await sealStored(db, platform.config);
  },
  pages: (app) => {
    for (const channel of Object.values(channelKinds)) {
      if (channel.how !== 'hosted' || (channel.demoOnly && !platform.config.demo)) continue;
      serveWebhook(platform, app, channel);
      channel.pages?.(platform, app, (event) => receiveEvent(platform, { channel, event }));
    }
  },
}));
