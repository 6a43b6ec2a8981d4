import { staffPurchaseEndpoints } from '@app/contract/purchases/staff-endpoints';
import { shapes } from '@app/contract/purchases/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { bookPurchase, takePurchaseBack } from '../usecases/book-purchase.ts';
import { listBought } from '../usecases/list-bought.ts';
import { findPurchasable, listPurchases, readPurchase } from '../usecases/list-purchases.ts';

/** The back office's calls of purchase records: what customers bought, and what was bought from suppliers. */
export const staffRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffPurchaseEndpoints, shapes, {
    listBought: (call) => listBought(platform, call.query, { lang: call.lang, staff: call.staff }),
    listPurchases: (call) => listPurchases(platform, call.query),
    readPurchase: (call) => readPurchase(platform.db, { id: call.params.id, lang: call.lang }),
    createPurchase: (call) => bookPurchase(platform, call.tx, { by: call, input: call.body }),
    takePurchaseBack: (call) => takePurchaseBack(call.tx, call, { ...call.body, id: call.params.id }),
    purchaseVariants: (call) => findPurchasable(platform.db, call.query, call.lang),
  });
