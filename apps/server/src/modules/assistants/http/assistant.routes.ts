import { assistantEndpoints } from '@app/contract/assistants/endpoints';
import { shapes } from '@app/contract/assistants/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { answerAsked, endAccess, listAccesses, readAsked } from '../usecases/access/ask-consent.ts';
import { createClientReader } from '../usecases/access/read-client.ts';
import { readAssistantCart, takeAssistantCart } from '../usecases/take-cart.ts';

/** What someone does in the app with a cart that an assistant filled, and with programs that want to read their orders. */
export function assistantRoutes(platform: Platform): BoundEndpoint[] {
  const readClient = createClientReader(platform);
  return bindEndpoints(assistantEndpoints, shapes, {
    assistantCart: ({ query, maybeCustomer, lang }) =>
      readAssistantCart(platform, { id: query.id, customerId: maybeCustomer?.id ?? null, lang }),
    takeAssistantCart: ({ body, customer, lang, currency }) =>
      takeAssistantCart(platform, { ...body, customerId: customer.id, lang, currency }),
    assistantAsked: ({ query, ip }) => readAsked(platform, readClient, { ask: query.ask, ip }),
    answerAssistant: ({ body, customer, ip }) =>
      answerAsked(platform, readClient, { ...body, customerId: customer.id, ip }),
    assistantAccesses: ({ customer }) => listAccesses(platform, customer.id),
    endAssistantAccess: ({ body, customer }) => endAccess(platform, { id: body.id, customerId: customer.id }),
  });
}
