import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { shapes } from '@app/contract/wallet/schemas';
import { bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listRecords } from '../usecases/list-records.ts';

/** Binds the calls of the storefront to the use cases of the wallet. */
export const walletRoutes = (platform: Platform) =>
  bindEndpoints(walletEndpoints, shapes, {
    moneyLog: ({ query, customer, lang, currency }) =>
      listRecords(platform, {
        customerId: customer.id,
        unit: query.unit,
        cursor: query.cursor,
        limit: query.limit,
        lang,
        currency,
      }),
  });
