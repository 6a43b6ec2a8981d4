import { staffLogisticsEndpoints } from '@app/contract/orders/logistics/staff-endpoints';
import { shapes } from '@app/contract/orders/logistics/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  createLogistics,
  deleteLogistics,
  listLogistics,
  readLogistics,
  saveLogistics,
} from '../usecases/staff/edit-logistics.ts';

/** The back office's calls of logistics companies. */
export const staffLogisticsRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffLogisticsEndpoints, shapes, {
    listLogistics: (call) => listLogistics(platform.db, call.query),
    readLogistics: (call) => readLogistics(platform.db, call.params.id),
    createLogistics: (call) => createLogistics(platform, call, call.body),
    updateLogistics: (call) => {
      const { version, ...input } = call.body;
      return saveLogistics(platform, call, { id: call.params.id, version, input });
    },
    deleteLogistics: (call) => deleteLogistics(platform, call, call.params.id),
  });
