import { favouriteEndpoints } from '@app/contract/favourites/endpoints';
import { shapes } from '@app/contract/favourites/schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { favouritesOf, removeViews } from '../db/favourite.repo.ts';
import { collect } from '../usecases/collect.ts';
import { listViews, noteView } from '../usecases/history.ts';
import { listFavourites } from '../usecases/list-favourites.ts';

const reader = (call: CallContext) => ({ customerId: call.customer.id, lang: call.lang, currency: call.currency });

/** The calls of the wishlist and of the browsing history. */
export const favouriteRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(favouriteEndpoints, shapes, {
    collectProduct: ({ customer, query }) =>
      collect(platform, { customerId: customer.id, productId: query.id, on: query.on }),
    collectList: (call) => listFavourites(platform, { ...reader(call), ...call.query, cursor: call.query.cursor }),
    collectedIds: async ({ customer }) =>
      (await favouritesOf(platform.db, customer.id)).map((favourite) => favourite.product_id),
    viewProduct: ({ customer, body }) => noteView(platform, customer.id, body.id),
    viewList: (call) => listViews(platform, { ...reader(call), ...call.query, cursor: call.query.cursor }),
    deleteViews: async ({ customer, body }) => {
      await removeViews(platform.db, customer.id, body.ids ?? null);
      return null;
    },
  });
