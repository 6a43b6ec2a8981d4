import { localize } from '@app/contract/core/locale';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import { shapes } from '@app/contract/orders/after-sale/schemas';
import { staffAfterSaleEndpoints } from '@app/contract/orders/after-sale/staff-endpoints';
import { shapes as staffShapes } from '@app/contract/orders/after-sale/staff-schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { logisticsCompanies } from '../db/shipment.repo.ts';
import { afterSaleForm, quoteAfterSale, requestAfterSale } from '../usecases/after-sale/ask.ts';
import { goOnWithReturnRequest } from '../usecases/after-sale/go-on.ts';
import { readAfterSale } from '../usecases/after-sale/read-return-request.ts';
import { listCases } from '../usecases/staff/list-return-requests.ts';
import { refundToWallet } from '../usecases/staff/refund-to-wallet.ts';

const ownerOf = (call: CallContext) => ({ customerId: call.customer.id, lang: call.lang });
const actorOf = (call: CallContext) => ({ customer: call.customer, lang: call.lang });

/** The calls of the storefront and of the back office about refunds and returns. */
export const afterSaleRoutes = (platform: Platform): BoundEndpoint[] => [
  ...bindEndpoints(afterSaleEndpoints, shapes, {
    afterSaleForm: (call) => afterSaleForm(platform, { ...ownerOf(call), orderId: call.query.order }),
    afterSaleQuote: (call) => quoteAfterSale(platform, { customerId: call.customer.id, ...call.body }),
    requestAfterSale: (call) => requestAfterSale(platform, call.tx, { ...actorOf(call), ...call.body }),
    afterSaleDetails: (call) => readAfterSale(platform, platform.db, { ...ownerOf(call), caseId: call.query.id }),
    withdrawAfterSale: (call) =>
      goOnWithReturnRequest(platform, call.tx, { ...actorOf(call), caseId: call.body.caseId, event: 'withdraw' }),
    sendBack: (call) => {
      const { caseId, ...returnParcel } = call.body;
      return goOnWithReturnRequest(platform, call.tx, {
        ...actorOf(call),
        caseId,
        event: 'send_back',
        note: returnParcel.trackingNumber,
        input: { returnParcel },
      });
    },
    parcelCompanies: async (call) =>
      (await logisticsCompanies(platform.db)).map(({ id, name }) => ({ id, name: localize(name, call.lang) })),
  }),
  ...bindEndpoints(staffAfterSaleEndpoints, staffShapes, {
    listCases: (call) => listCases(platform, call.query, call),
    refundToWallet: (call) => refundToWallet(platform, call, call.params.id),
  }),
];
