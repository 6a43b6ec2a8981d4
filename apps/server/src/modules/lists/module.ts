import { defineSlice, subscriber } from '../../platform/slice.ts';
import { listInvariants } from './domain/invariants.ts';
import { exportFilePage } from './http/export-file.page.ts';
import { listRoutes } from './http/lists.routes.ts';
import { createExportRunner, forgetOldExports } from './usecases/run-exports.ts';

export default defineSlice((platform) => {
  const exports = createExportRunner(platform);
  return {
    name: 'lists',
    owns: ['list_export', 'saved_view', 'saved_view_default'],
    endpoints: listRoutes(platform),
    pages: exportFilePage(platform),
    invariants: listInvariants,
    jobs: [
      { name: 'lists.write-exports', cron: '* * * * *', run: exports.run },
      { name: 'lists.forget-exports', cron: '45 3 * * *', run: () => forgetOldExports(platform) },
    ],
    subscribers: [
      subscriber({
        name: 'lists.write_soon',
        event: 'export.asked',
        // Not waited for: a long list must not hold up other events. What fails is the job's.
        run: async () => {
          exports.run().catch((error) => platform.log.error({ err: error }, 'writing exports failed'));
        },
      }),
    ],
    stop: exports.stop,
  };
});
