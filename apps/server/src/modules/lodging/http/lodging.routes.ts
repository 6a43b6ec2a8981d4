import { lodgingEndpoints } from '@app/contract/lodging/endpoints';
import { shapes } from '@app/contract/lodging/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readAssistantStay, takeAssistantStay } from '../usecases/take-session.ts';

/** What someone does in the app with a stay that an assistant chose. */
export const lodgingRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(lodgingEndpoints, shapes, {
    assistantStay: ({ query, maybeCustomer, lang }) =>
      readAssistantStay(platform, { id: query.id, customerId: maybeCustomer?.id ?? null, lang }),
    takeAssistantStay: ({ body, customer, lang, currency }) =>
      takeAssistantStay(platform, { ...body, customerId: customer.id, lang, currency }),
  });
