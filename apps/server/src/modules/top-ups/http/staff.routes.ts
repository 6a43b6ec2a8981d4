import { staffTopUpEndpoints } from '@app/contract/top-ups/staff-endpoints';
import { shapes } from '@app/contract/top-ups/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { cancelTopUpByStaff, listTopUpsForStaff, readTopUpForStaff } from '../usecases/staff-top-ups.ts';

/** The calls of the back office for top-ups. */
export const staffTopUpRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffTopUpEndpoints, shapes, {
    listTopUps: (call) => listTopUpsForStaff(platform, call.query, call),
    readTopUp: (call) => readTopUpForStaff(platform.db, call.params.id, call),
    cancelTopUp: (call) =>
      cancelTopUpByStaff(
        platform,
        { tx: call.tx, staff: call.staff, ip: call.ip, lang: call.lang },
        { id: call.params.id, ...call.body },
      ),
  });
