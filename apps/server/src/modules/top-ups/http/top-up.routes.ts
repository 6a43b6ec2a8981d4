import { topUpEndpoints } from '@app/contract/top-ups/endpoints';
import { shapes } from '@app/contract/top-ups/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { beginTopUp } from '../usecases/begin-top-up.ts';
import { cancelOwnTopUp, listTopUps, readOwnTopUp } from '../usecases/own-top-ups.ts';

/** The customer's calls for top-ups. */
export const topUpRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(topUpEndpoints, shapes, {
    recharge: ({ tx, body, customer, lang, currency }) =>
      beginTopUp(platform, tx, {
        customerId: customer.id,
        channelId: body.channel,
        amountUsd: body.amount,
        lang,
        currency,
      }),
    rechargeList: ({ query, customer, lang, currency }) =>
      listTopUps(platform, { ...query, cursor: query.cursor, customerId: customer.id, lang, currency }),
    rechargeDetails: ({ query, customer, lang, currency }) =>
      readOwnTopUp(platform, { customerId: customer.id, id: query.id, lang, currency }),
    cancelRecharge: ({ tx, body, customer, lang, currency }) =>
      cancelOwnTopUp(platform, tx, { customerId: customer.id, id: body.id, lang, currency }),
  });
