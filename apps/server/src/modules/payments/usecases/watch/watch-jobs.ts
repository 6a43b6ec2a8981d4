import type { Job, Platform } from '../../../../platform/slice.ts';
import { closeEndedTries } from './ask-provider.ts';
import { sendRefunds } from './send-refunds.ts';
import { watchChains } from './watch-chain.ts';

const everyMinute = '* * * * *';

/** What payments do with the providers by themselves. */
export const watchJobs = (platform: Platform): Job[] => [
  { name: 'payments.send_refunds', cron: everyMinute, run: () => sendRefunds(platform) },
  { name: 'payments.watch_chains', cron: everyMinute, run: () => watchChains(platform) },
  { name: 'payments.close_ended_tries', cron: everyMinute, run: () => closeEndedTries(platform) },
];
