import { earlierOrderEndpoints } from '@app/contract/earlier-orders/endpoints';
import { shapes } from '@app/contract/earlier-orders/schemas';
import { bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listOwnOrders, readOwnOrder } from '../usecases/own-orders.ts';

/** The storefront's calls for orders from before. */
export const earlierOrderRoutes = (platform: Platform) =>
  bindEndpoints(earlierOrderEndpoints, shapes, {
    earlierOrders: ({ customer, query }) => listOwnOrders(platform, customer.id, query),
    earlierOrder: ({ customer, query }) => readOwnOrder(platform, customer.id, query.id),
  });
