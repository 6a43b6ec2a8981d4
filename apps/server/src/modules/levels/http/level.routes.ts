import { levelEndpoints } from '@app/contract/levels/endpoints';
import { shapes } from '@app/contract/levels/schemas';
import { staffLevelEndpoints } from '@app/contract/levels/staff-endpoints';
import { shapes as staffShapes } from '@app/contract/levels/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { createLevel, deleteLevel, listLevels, readLevel, saveLevel } from '../usecases/edit-levels.ts';
import { listSubordinates, showLevels } from '../usecases/show-membership.ts';

/** The calls of levels, subordinates and rebates, for customers and for staff. */
export const levelRoutes = (platform: Platform): BoundEndpoint[] => [
  ...bindEndpoints(levelEndpoints, shapes, {
    memberLevels: ({ customer, lang, currency }) => showLevels(platform, { customerId: customer.id, lang, currency }),
    subordinates: ({ customer, query }) =>
      listSubordinates(platform, { customerId: customer.id, cursor: query.cursor, limit: query.limit }),
  }),
  ...bindEndpoints(staffLevelEndpoints, staffShapes, {
    listLevels: ({ query }) => listLevels(platform.db, { name: query.name, page: query.page, limit: query.limit }),
    readLevel: ({ params }) => readLevel(platform.db, params.id),
    createLevel: ({ staff, ip, body }) => createLevel(platform, { staff, ip }, body),
    updateLevel: ({ staff, ip, params, body: { version, ...input } }) =>
      saveLevel(platform, { staff, ip }, { id: params.id, version, input }),
    deleteLevel: ({ staff, ip, params }) => deleteLevel(platform, { staff, ip }, params.id),
  }),
];
