import { cartEndpoints } from '@app/contract/cart/endpoints';
import { shapes } from '@app/contract/cart/schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { clearCart } from '../db/cart.repo.ts';
import { addItems } from '../usecases/add-items.ts';
import { addToCart } from '../usecases/add-to-cart.ts';
import { changeQuantity } from '../usecases/change-quantity.ts';
import { changeVariant } from '../usecases/change-variant.ts';
import { readCart } from '../usecases/read-cart.ts';
import { readVisitorCart } from '../usecases/read-visitor-cart.ts';
import { removeFromCart, selectInCart } from '../usecases/select-and-remove.ts';

const ownerOf = (call: CallContext) => ({ customerId: call.customer.id, lang: call.lang, currency: call.currency });

/** The cart's calls of the storefront. */
export const cartRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(cartEndpoints, shapes, {
    addToCart: (call) => addToCart(platform, call.tx, { customerId: call.customer.id, ...call.body }),
    cartList: (call) => readCart(platform, platform.reads, ownerOf(call)),
    visitorCart: (call) => readVisitorCart(platform, { ...call.body, lang: call.lang, currency: call.currency }),
    mergeCart: (call) =>
      addItems(platform, call.tx, { customerId: call.customer.id, items: call.body.lines, joining: 'larger' }),
    clearCart: async (call) => {
      await clearCart(platform.db, call.customer.id);
      return null;
    },
    setQuantity: (call) => changeQuantity(platform, ownerOf(call), call.body),
    changeVariant: (call) => changeVariant(platform, call.tx, ownerOf(call), call.body),
    selectLines: (call) => selectInCart(platform, ownerOf(call), call.body),
    removeLines: (call) => removeFromCart(platform, ownerOf(call), call.body.lineIds),
  });
