import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort, userInfoPort } from '../accounts/core.ts';
import { eraseFromArchive } from './db/archive.repo.ts';
import { personalData } from './db/personal-data.ts';
import { earlierOrderCount } from './db/user-info-part.ts';
import { earlierOrderRoutes } from './http/earlier-orders.routes.ts';
import { staffEarlierOrderRoutes } from './http/staff-earlier-orders.routes.ts';
import { discardOldDrafts } from './usecases/bring-in.ts';

export default defineSlice((platform) => ({
  name: 'earlier-orders',
  owns: ['earlier_customer', 'earlier_import', 'earlier_import_record', 'earlier_order'],
  reads: ['staff'],
  gives: [
    personalDataPort(personalData),
    userInfoPort(earlierOrderCount),
    erasePort((tx, { customerId }) => eraseFromArchive(tx, customerId)),
  ],
  endpoints: [...earlierOrderRoutes(platform), ...staffEarlierOrderRoutes(platform)],
  jobs: [{ name: 'earlier-orders.discard_drafts', cron: '20 4 * * *', run: () => discardOldDrafts(platform) }],
}));
