import { funnelEndpoints } from '@app/contract/funnel/endpoints';
import { shapes } from '@app/contract/funnel/schemas';
import { staffFunnelEndpoints } from '@app/contract/funnel/staff-endpoints';
import { shapes as staffShapes } from '@app/contract/funnel/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { countPlaced, countStep } from '../usecases/count-steps.ts';
import { readFunnel } from '../usecases/read-funnel.ts';

/** The calls by which visits are counted, and the report of staff. */
export const funnelRoutes = (platform: Platform): BoundEndpoint[] => [
  ...bindEndpoints(funnelEndpoints, shapes, {
    countStep: async ({ body }) => {
      await countStep(platform, body);
      return {};
    },
    countPlaced: async ({ body }) => {
      await countPlaced(platform, body);
      return {};
    },
  }),
  ...bindEndpoints(staffFunnelEndpoints, staffShapes, {
    funnel: ({ query }) => readFunnel(platform, query),
  }),
];
