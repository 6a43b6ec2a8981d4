import { EARLIER_OUTCOMES, type EarlierOutcome } from '@app/contract/earlier-orders/kinds';
import { staffEarlierOrderEndpoints } from '@app/contract/earlier-orders/staff-endpoints';
import { shapes } from '@app/contract/earlier-orders/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listImports, listRecords } from '../db/import.repo.ts';
import { discardImport, rereadImport, takeImport, uploadImport } from '../usecases/bring-in.ts';
import { showImport, shownRow } from '../usecases/show-import.ts';
import { listArchive, listPeople, showArchived } from '../usecases/staff-archive.ts';

/** The back office's calls for customers and orders of other shops. */
export const staffEarlierOrderRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffEarlierOrderEndpoints, shapes, {
    listEarlierOrders: (call) => listArchive(platform.db, call.query),
    readEarlierOrder: (call) => showArchived(platform.db, call.params.id),
    listEarlierCustomers: (call) => listPeople(platform.db, call.query),
    listEarlierImports: async (call) => {
      const { page, limit } = call.query;
      const { rows, total } = await listImports(platform.db, call.query);
      return { list: rows.map(shownRow), total, page, limit };
    },
    uploadEarlierImport: (call) => uploadImport(platform, call, call.upload),
    readEarlierImport: (call) => showImport(platform.db, call.params.id),
    rereadEarlierImport: (call) => rereadImport(platform, call, { ...call.body, id: call.params.id }),
    earlierImportRecords: async (call) => {
      const { page, limit, tab, import: id } = call.query;
      const one = await showImport(platform.db, id);
      const { rows, total } = await listRecords(platform.db, { id, tab, page, limit });
      const each = Object.fromEntries(EARLIER_OUTCOMES.map((outcome) => [outcome, one[outcome]]));
      const counts = each as Record<EarlierOutcome, number>;
      const all = EARLIER_OUTCOMES.reduce((sum, outcome) => sum + one[outcome], 0);
      const list = rows.map(({ currency, ...row }) => ({ ...row, id: String(row.row), currency: currency ?? '' }));
      return { list, counts: { ...counts, all }, total, page, limit };
    },
    takeEarlierImport: (call) => takeImport(call.tx, call, { ...call.body, id: call.params.id }),
    discardEarlierImport: (call) => discardImport(call.tx, call, { ...call.body, id: call.params.id }),
  });
