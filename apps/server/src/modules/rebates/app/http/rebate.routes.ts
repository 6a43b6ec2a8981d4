import { rebateEndpoints } from '@app/contract/rebates/endpoints';
import { shapes } from '@app/contract/rebates/schemas';
import { staffRebateEndpoints } from '@app/contract/rebates/staff-endpoints';
import { shapes as staffShapes } from '@app/contract/rebates/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { listRebates, showRebateOrder } from '../usecases/own-rebates.ts';
import { listPayables, payOutRebates, showPayable } from '../usecases/pay-out.ts';
import { listStaffRebates, readStaffRebate } from '../usecases/staff-rebates.ts';

/** The calls of rebates, for agents and for staff. */
export const rebateRoutes = (platform: Platform): BoundEndpoint[] => [
  ...bindEndpoints(rebateEndpoints, shapes, {
    rebates: ({ customer, lang, currency, query: { state, cursor, limit } }) =>
      listRebates(platform, { customerId: customer.id, lang, currency, state, cursor, limit }),
    rebateOrder: ({ customer, lang, currency, query }) =>
      showRebateOrder(platform, { customerId: customer.id, lang, currency, orderId: query.order }),
  }),
  ...bindEndpoints(staffRebateEndpoints, staffShapes, {
    listRebates: ({ staff, query }) => listStaffRebates(platform, query, { staff }),
    readRebate: ({ staff, params }) => readStaffRebate(platform, params.id, { staff }),
    listAgentPayables: ({ staff, query }) => listPayables(platform, query, { staff }),
    readAgentPayable: ({ staff, params }) => showPayable(platform.db, params.id, { staff }),
    payOutRebates: ({ tx, staff, ip, params, body }) =>
      payOutRebates(platform, tx, { staff, ip }, { agentId: params.id, amountUsd: body.amount, reason: body.reason }),
  }),
];
