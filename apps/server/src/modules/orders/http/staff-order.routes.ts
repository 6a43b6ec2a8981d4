import { localize } from '@app/contract/core/locale';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { shapes } from '@app/contract/orders/staff-schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext, type TreeActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { logisticsCompanies } from '../db/shipment.repo.ts';
import { listOrdersForStaff } from '../usecases/staff/list-orders.ts';
import { openReturnRequestByStaff, returnRequestForm } from '../usecases/staff/open-return-request.ts';
import { staffStep } from '../usecases/staff/staff-step.ts';
import { staffDetail } from '../usecases/staff/staff-views.ts';

const byOf = (call: CallContext<TreeActor>) => ({ tx: call.tx, staff: call.staff, ip: call.ip, lang: call.lang });

/** The orders' calls of the back office. */
export const staffOrderRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffOrderEndpoints, shapes, {
    listOrders: (call) => listOrdersForStaff(platform, call.query, call),
    readOrder: (call) => staffDetail(platform, platform.db, call.params.id, call),
    shipOrder: (call) => {
      const { companyId, trackingNumbers, ...body } = call.body;
      const input = { shipment: { companyId, trackingNumbers } };
      return staffStep(platform, byOf(call), { orderId: call.params.id, event: 'ship', ...body, input });
    },
    modifyAmount: (call) => {
      const { payableUsd, ...body } = call.body;
      return staffStep(platform, byOf(call), {
        orderId: call.params.id,
        event: 'modify_amount',
        ...body,
        input: { payableUsd },
      });
    },
    cancelOrder: (call) =>
      staffStep(platform, byOf(call), { orderId: call.params.id, event: 'cancel_any', ...call.body }),
    confirmReceipt: (call) =>
      staffStep(platform, byOf(call), { orderId: call.params.id, event: 'confirm_receipt', ...call.body }),
    openAfterSaleForm: (call) => returnRequestForm(platform, call, call.params.id),
    openAfterSale: (call) => openReturnRequestByStaff(platform, byOf(call), { orderId: call.params.id, ...call.body }),
    decideAfterSale: (call) => {
      const { decision, amountUsd, ...body } = call.body;
      const input = amountUsd === undefined ? {} : { amountUsd };
      return staffStep(platform, byOf(call), { orderId: call.params.id, event: decision, ...body, input });
    },
    logisticsCompanies: async (call) =>
      (await logisticsCompanies(platform.db)).map((company) => ({
        ...company,
        name: localize(company.name, call.lang),
      })),
  });
