import { refuse } from '@app/contract/core/refuse';
import { staffComboEndpoints } from '@app/contract/verticals/combos/staff-endpoints';
import { shapes } from '@app/contract/verticals/combos/staff-schemas';
import { readDictionary } from '../../../modules/travel-home/public.ts';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listCombos } from '../db/staff-combo.repo.ts';
import { checkCombo } from '../usecases/staff/check-combo.ts';
import { readStaffCombo } from '../usecases/staff/read-staff-combo.ts';
import { createCombo, saveCombo, setOnline } from '../usecases/staff/save-combo.ts';

/** The back office's calls of combos across kinds of travel. */
export const staffComboRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffComboEndpoints, shapes, {
    listCombos: ({ query, lang }) => listCombos(platform.db, { ...query, lang }),
    comboThemes: async ({ lang }) =>
      (await readDictionary(platform, lang, 'theme')).map(({ id, name }) => ({ id, name })),
    readCombo: async ({ params, lang }) =>
      (await readStaffCombo(platform, platform.db, { id: params.id, lang })) ?? refuse('record.not_found'),
    createCombo: (call) => createCombo(platform, call, call.body),
    updateCombo: (call) => {
      const { version, ...input } = call.body;
      return saveCombo(platform, call, { id: call.params.id, version, input });
    },
    setCombosOnline: (call) => setOnline(platform, call, call.body),
    checkCombo: ({ params, lang }) => checkCombo(platform, { id: params.id, lang }),
  });
