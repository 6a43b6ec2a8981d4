import { refuse } from '@app/contract/core/refuse';
import { staffTourComboEndpoints } from '@app/contract/verticals/tour-combos/staff-endpoints';
import { shapes } from '@app/contract/verticals/tour-combos/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listTourCombos, readTourCombo } from '../db/staff-combo.repo.ts';
import { createTourCombo, saveTourCombo, setTourCombosOnline } from '../usecases/staff/save-combo.ts';

/** The back office's calls of combos of tours. */
export const staffComboRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffTourComboEndpoints, shapes, {
    listTourCombos: ({ query, lang }) => listTourCombos(platform.db, { ...query, lang }),
    readTourCombo: async ({ params, lang }) =>
      (await readTourCombo(platform.db, params.id, { lang })) ?? refuse('record.not_found'),
    createTourCombo: (call) => createTourCombo(platform, call, call.body),
    updateTourCombo: (call) => {
      const { version, ...input } = call.body;
      return saveTourCombo(platform, call, { id: call.params.id, version, input });
    },
    setTourCombosOnline: (call) => setTourCombosOnline(platform, call, call.body),
  });
