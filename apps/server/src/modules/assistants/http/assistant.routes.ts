import { assistantEndpoints } from '@app/contract/assistants/endpoints';
import { shapes } from '@app/contract/assistants/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readAssistantCart, takeAssistantCart } from '../usecases/take-cart.ts';

/** What someone does in the app with a cart that an assistant filled. */
export const assistantRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(assistantEndpoints, shapes, {
    assistantCart: ({ query, maybeCustomer, lang }) =>
      readAssistantCart(platform, { id: query.id, customerId: maybeCustomer?.id ?? null, lang }),
    takeAssistantCart: ({ body, customer, lang, currency }) =>
      takeAssistantCart(platform, { id: body.id, customerId: customer.id, lang, currency }),
  });
