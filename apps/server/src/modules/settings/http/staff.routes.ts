import { staffSettingsEndpoints } from '@app/contract/settings/staff-endpoints';
import { shapes } from '@app/contract/settings/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { differingZones } from '../usecases/differing-zones.ts';
import {
  changeParameter,
  listParameterChanges,
  listParameters,
  readParameter,
  undoParameterChange,
} from '../usecases/edit-parameters.ts';

/** The back office's calls about parameters. */
export const staffRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffSettingsEndpoints, shapes, {
    listParameters: ({ query }) => listParameters(platform.db, query),
    readParameter: ({ params }) => readParameter(platform.db, params.id),
    setParameter: ({ staff, ip, params, body }) =>
      changeParameter(platform, { staff, ip }, { ...body, key: params.id }),
    timeZones: () => differingZones(platform),
    listParameterChanges: ({ query }) => listParameterChanges(platform.db, query),
    undoParameterChange: ({ staff, ip, params, body }) =>
      undoParameterChange(platform, { staff, ip }, { ...body, id: params.id }),
  });
