import { localize } from '@app/contract/core/locale';
import { staffWithdrawalEndpoints } from '@app/contract/withdrawals/staff-endpoints';
import { shapes } from '@app/contract/withdrawals/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { soughtBy } from '../../accounts/core.ts';
import { payoutChannels } from '../../payments/public.ts';
import { parameter } from '../../settings/public.ts';
import { countTabs, staffWithdrawalRow, withdrawalPage } from '../db/staff-withdrawal.repo.ts';
import { readProof } from '../usecases/show-withdrawal.ts';
import { revealAccount, showToStaff, staffRow, staffStep } from '../usecases/staff-withdrawals.ts';

/** The back office's calls for withdrawals. */
export const staffWithdrawalRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffWithdrawalEndpoints, shapes, {
    listWithdrawals: async (call) => {
      const { page, limit, tab } = call.query;
      const sought = soughtBy(call.staff, call.query.email, { email: 'shown' });
      const timeZone = await parameter(platform, 'shop.time_zone');
      const filter = { ...call.query, agentId: call.staff.agentId, sought, timeZone };
      const counts = await countTabs(platform.db, filter);
      const rows = await withdrawalPage(platform.db, filter, call.query);
      return { list: rows.map((row) => staffRow(row, call)), counts, total: counts[tab], page, limit };
    },
    withdrawalChannels: async ({ lang }) =>
      (await payoutChannels(platform.db)).map(({ id, title }) => ({ id, title: localize(title, lang) })),
    readWithdrawal: (call) => showToStaff(platform, platform.db, { by: call, id: call.params.id }),
    readPayoutDetails: (call) => revealAccount(platform, call, call.params.id),
    approveWithdrawal: (call) =>
      staffStep(platform, call.tx, { by: call, wish: { ...call.body, id: call.params.id, event: 'approve' } }),
    rejectWithdrawal: (call) =>
      staffStep(platform, call.tx, { by: call, wish: { ...call.body, id: call.params.id, event: 'reject' } }),
    payWithdrawal: (call) =>
      staffStep(platform, call.tx, { by: call, wish: { ...call.body, id: call.params.id, event: 'pay' } }),
    failWithdrawal: (call) =>
      staffStep(platform, call.tx, { by: call, wish: { ...call.body, id: call.params.id, event: 'fail' } }),
    uploadProof: (call) =>
      platform.files.keep(platform.db, {
        upload: call.upload,
        purpose: 'payout',
        owner: { kind: 'staff', id: call.staff.id },
        allowVideo: false,
      }),
    withdrawalProof: async (call) =>
      readProof(platform, await staffWithdrawalRow(platform.db, call.params.id, call.staff.agentId), call.query.place),
  });
