import { localize } from '@app/contract/core/locale';
import { staffMealEndpoints } from '@app/contract/verticals/meals/staff-endpoints';
import { shapes } from '@app/contract/verticals/meals/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { countSets, setChoices, setTabs, staffSets } from '../db/staff-set.repo.ts';
import { readMealReport } from '../usecases/read-meal-report.ts';
import { createSet, readStaffSet, saveSet, setSetsOnline } from '../usecases/save-set.ts';
import { presentCode, undoCode, useCode } from '../usecases/scan-codes.ts';

/** The back office's calls of set meals. */
export const staffMealRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffMealEndpoints, shapes, {
    listMealSets: async ({ query, lang, staff }) => {
      const { page, limit, sort, order } = query;
      const filter = { ...query, asking: staff.merchantId };
      const at = { sort, ascending: order === 'asc', limit, offset: (page - 1) * limit, lang };
      const [lines, total, counts] = await Promise.all([
        staffSets(platform.db, filter, at),
        countSets(platform.db, filter),
        setTabs(platform.db, filter.asking),
      ]);
      const list = lines.map((line) => ({
        ...line,
        name: localize(line.name, lang),
        places: line.places.map((place) => localize(place, lang)),
        createdAt: line.createdAt.toISOString(),
      }));
      return { list, total, page, limit, counts };
    },
    readMealSet: ({ params, lang, staff }) =>
      readStaffSet(platform.db, params.id, { lang, merchantId: staff.merchantId }),
    createMealSet: (call) => createSet(platform, call, call.body),
    updateMealSet: (call) => {
      const { version, ...input } = call.body;
      return saveSet(platform, call, { id: call.params.id, version, input });
    },
    setMealSetsOnline: (call) => setSetsOnline(platform, call, call.body),
    mealSetChoices: async ({ query, lang, staff }) => {
      const found = await setChoices(platform.db, { keyword: query.keyword ?? '', asking: staff.merchantId, lang });
      return found.map(({ id, name }) => ({ id, name: localize(name, lang) }));
    },
    mealReport: ({ query, lang, staff }) =>
      readMealReport(
        platform.db,
        { ...query, setId: query.setId ?? null, agentId: staff.agentId, merchantId: staff.merchantId },
        lang,
      ),
    findMealCode: (call) => presentCode(platform, { by: call, ...call.query }),
    useMealCode: (call) => useCode(platform, call.tx, { by: call, ...call.body }),
    undoMealCode: (call) => undoCode(call.tx, { by: call, ...call.body }),
  });
