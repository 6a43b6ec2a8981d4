import { priceEndpoints } from '@app/contract/price-history/endpoints';
import { shapes } from '@app/contract/price-history/schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { offeredTags } from '../../../travel/public.ts';
import { addAlert, listAlerts, removeAlert } from '../usecases/price-alerts.ts';
import { readUsualPrice } from '../usecases/read-usual.ts';

const reader = ({ customer, lang, currency }: CallContext) => ({ customerId: customer.id, lang, currency });

/** The calls about what things cost over time. */
export const priceRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(priceEndpoints, shapes, {
    usualPrice: {
      handle: ({ query, currency }) => readUsualPrice(platform, query, currency),
      cacheTags: () => ['currencies', ...offeredTags(platform)],
    },
    priceAlerts: (call) => listAlerts(platform, reader(call)),
    addPriceAlert: (call) => addAlert(platform, reader(call), call.body),
    deletePriceAlert: ({ customer, body }) => removeAlert(platform, customer.id, body.id),
  });
