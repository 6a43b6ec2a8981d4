import { staffLedgerEndpoints } from '@app/contract/ledger/staff-endpoints';
import { shapes } from '@app/contract/ledger/staff-schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext, type TreeActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import {
  approveAdjustment,
  listAdjustments,
  readAdjustment,
  rejectAdjustment,
  requestAdjustment,
} from '../usecases/adjust.ts';
import {
  listAccounts,
  listEntries,
  listKinds,
  listRecords,
  readAccount,
  readTransfer,
} from '../usecases/browse-ledger.ts';

const byOf = (call: CallContext<TreeActor>) => ({ tx: call.tx, staff: call.staff, ip: call.ip });

/** The back office's calls for the books: reading them, and adjusting what a customer has. */
export const ledgerRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffLedgerEndpoints, shapes, {
    listKinds: async ({ lang }) => listKinds(platform, lang),
    listAccounts: (call) => listAccounts(platform, call, call.query),
    readAccount: (call) => readAccount(platform, call, { ...call.params, ...call.query }),
    listEntries: (call) => listEntries(platform, call, call.query),
    readTransfer: (call) => readTransfer(platform, call, call.params.id),
    listBalanceRecords: (call) => listRecords(platform, call, { code: 'available', query: call.query }),
    listPointsRecords: (call) => listRecords(platform, call, { code: 'points', query: call.query }),
    listAdjustments: async (call) => {
      const { page, limit, tab } = call.query;
      const { list, counts } = await listAdjustments(platform, call, call.query);
      return { list, counts, total: counts[tab], page, limit };
    },
    readAdjustment: (call) => readAdjustment(platform.db, call, call.params.id),
    requestAdjustment: (call) => requestAdjustment(platform, byOf(call), call.body),
    approveAdjustment: (call) => approveAdjustment(platform, byOf(call), call.params.id),
    rejectAdjustment: (call) => rejectAdjustment(byOf(call), { id: call.params.id, ...call.body }),
  });
