import { staffCurrencyEndpoints } from '@app/contract/currencies/staff-endpoints';
import { shapes } from '@app/contract/currencies/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  addRate,
  createCurrency,
  listCurrencies,
  listRates,
  readCurrency,
  removeRate,
  updateCurrency,
} from '../usecases/edit-currencies.ts';

/** The back office's calls about currencies and rates. */
export const staffCurrencyRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffCurrencyEndpoints, shapes, {
    listCurrencies: ({ query }) => listCurrencies(platform, query),
    readCurrency: ({ params }) => readCurrency(platform, params.id),
    createCurrency: ({ staff, ip, body }) => createCurrency(platform, { staff, ip }, body),
    updateCurrency: ({ staff, ip, params, body: { version, ...input } }) =>
      updateCurrency(platform, { staff, ip }, { code: params.id, version, input }),
    listRates: ({ query }) => listRates(platform.db, query),
    addRate: ({ staff, ip, params, body }) => addRate(platform, { staff, ip }, { ...body, code: params.id }),
    removeRate: ({ staff, ip, params, body }) => removeRate(platform, { staff, ip }, { ...body, code: params.id }),
  });
