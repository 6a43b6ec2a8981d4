import { defineSlice, subscriber } from '../../platform/slice.ts';
import { erasePort, personalDataPort } from '../accounts/core.ts';
import { mailData } from './db/mail-data.ts';
import { copyFilePage } from './http/copy-file.page.ts';
import { dataCopyRoutes } from './http/data-copies.routes.ts';
import { createCopyRunner, eraseCopies, forgetOldCopies } from './usecases/run-copies.ts';

export default defineSlice((platform) => {
  const copies = createCopyRunner(platform);
  return {
    name: 'data-copies',
    owns: ['data_copy'],
    reads: ['customer', 'mail_outbox'],
    gives: [personalDataPort(mailData), erasePort(eraseCopies)],
    endpoints: dataCopyRoutes(platform),
    pages: copyFilePage(platform),
    jobs: [
      { name: 'data-copies.make', cron: '* * * * *', run: copies.run },
      { name: 'data-copies.forget', cron: '50 3 * * *', run: () => forgetOldCopies(platform) },
    ],
    subscribers: [
      subscriber({
        name: 'data-copies.make_soon',
        event: 'data_copy.asked',
        // Not waited for: a large copy must not hold up other events. What fails is the job's.
        run: async () => {
          copies.run().catch((error) => platform.log.error({ err: error }, 'making copies of data failed'));
        },
      }),
    ],
    stop: copies.stop,
  };
});
