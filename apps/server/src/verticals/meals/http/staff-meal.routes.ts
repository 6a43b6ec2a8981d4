import { staffMealEndpoints } from '@app/contract/verticals/meals/staff-endpoints';
import { shapes } from '@app/contract/verticals/meals/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { presentCode, undoCode, useCode } from '../usecases/scan-codes.ts';

/** The back office's calls of set meals. */
export const staffMealRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffMealEndpoints, shapes, {
    findMealCode: ({ query, lang }) => presentCode(platform, query.code, lang),
    useMealCode: (call) => useCode(platform, call.tx, { by: call, ...call.body }),
    undoMealCode: (call) => undoCode(call.tx, { by: call, ...call.body }),
  });
