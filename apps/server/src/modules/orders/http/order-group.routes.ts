import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import { shapes } from '@app/contract/orders/order-groups/schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { cancelGroup, createGroup } from '../../payments/public.ts';
import { groupTotal, showGroup } from '../usecases/group/show-group.ts';

const readerOf = (call: CallContext) => ({ customerId: call.customer.id, lang: call.lang, currency: call.currency });

/** The storefront's calls about orders that are paid together. */
export const orderGroupRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(orderGroupEndpoints, shapes, {
    groupTotal: (call) => groupTotal(platform, { ...readerOf(call), orderIds: call.query.orders }),
    payTogether: (call) =>
      createGroup(platform, call.tx, { customerId: call.customer.id, payableIds: call.body.orderIds }),
    callOffGroup: (call) =>
      cancelGroup(platform, call.tx, { customerId: call.customer.id, groupId: call.body.groupId }),
    orderGroup: (call) => showGroup(platform, { ...readerOf(call), groupId: call.query.id }),
  });
