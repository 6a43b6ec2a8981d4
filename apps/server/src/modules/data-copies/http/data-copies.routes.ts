import { dataCopyEndpoints } from '@app/contract/data-copies/endpoints';
import { shapes } from '@app/contract/data-copies/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { askCopy, linkCopy, readCopy } from '../usecases/ask-copy.ts';

/** Customers' calls for a copy of their data. */
export const dataCopyRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(dataCopyEndpoints, shapes, {
    dataCopy: ({ customer }) => readCopy(platform, customer.id),
    askDataCopy: ({ customer, language, body }) => askCopy(platform, { customerId: customer.id, language, ...body }),
    linkDataCopy: ({ customer }) => linkCopy(platform, customer.id),
  });
