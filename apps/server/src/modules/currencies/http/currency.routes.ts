import { currencyEndpoints } from '@app/contract/currencies/endpoints';
import { shapes } from '@app/contract/currencies/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { changeCurrency } from '../usecases/change-currency.ts';
import { showCurrencies } from '../usecases/show-currencies.ts';

/** The storefront's calls about currencies. */
export const currencyRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(currencyEndpoints, shapes, {
    currencies: { handle: (call) => showCurrencies(platform, call.lang), cacheTags: () => ['currencies'] },
    changeCurrency: (call) =>
      changeCurrency(platform, { customerId: call.customer.id, code: call.body.code, lang: call.lang }),
  });
