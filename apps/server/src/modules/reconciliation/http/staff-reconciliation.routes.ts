import { localize } from '@app/contract/core/locale';
import { staffReconciliationEndpoints } from '@app/contract/reconciliation/staff-endpoints';
import { shapes, VERDICTS } from '@app/contract/reconciliation/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { outsideChannels } from '../../payments/public.ts';
import { listLines, listRows } from '../db/reconciliation.repo.ts';
import { compareStatement } from '../usecases/compare-statement.ts';
import { applyReconciliation, discardReconciliation } from '../usecases/decide.ts';
import { lookAtStatement } from '../usecases/look-at-statement.ts';
import { shown, showReconciliation } from '../usecases/show-reconciliation.ts';

/** The back office's calls for reconciliation. */
export const staffReconciliationRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffReconciliationEndpoints, shapes, {
    listReconciliations: async (call) => {
      const { page, limit } = call.query;
      const { list, total } = await listRows(platform.db, call.query);
      return { list: list.map((row) => shown(row, call.lang)), total, page, limit };
    },
    reconciliationChannels: async (call) => {
      const channels = await outsideChannels(platform.db);
      return channels.map(({ id, title }) => ({ id, title: localize(title, call.lang) }));
    },
    lookAtStatement: (call) => lookAtStatement(call.upload.bytes, { lang: call.lang, reading: call.query }),
    compareStatement: (call) => {
      return compareStatement(platform, call, { upload: call.upload, statement: call.query });
    },
    readReconciliation: (call) => {
      return showReconciliation(platform.db, call, call.params.id);
    },
    reconciliationLines: async (call) => {
      const { page, limit, tab, reconciliation: id } = call.query;
      await showReconciliation(platform.db, call, id);
      const { list, counts: found } = await listLines(platform.db, { ...call.query, id });
      const of = (verdict: string) => found.find((row) => row.verdict === verdict)?.n ?? 0;
      const each = Object.fromEntries(VERDICTS.map((verdict) => [verdict, of(verdict)])) as Record<
        (typeof VERDICTS)[number],
        number
      >;
      const counts = { ...each, all: found.reduce((sum, { n }) => sum + n, 0) };
      return { list, counts, total: counts[tab], page, limit };
    },
    applyReconciliation: (call) => {
      return applyReconciliation(call.tx, call, { ...call.body, id: call.params.id });
    },
    discardReconciliation: (call) => {
      return discardReconciliation(call.tx, call, { ...call.body, id: call.params.id });
    },
  });
