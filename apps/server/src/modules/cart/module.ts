import { defineSlice } from '../../platform/slice.ts';
import { onErase, userInfoPart } from '../accounts/public.ts';
import { cartRoutes } from './http/cart.routes.ts';
import { badge } from './usecases/cart-count.ts';
import { eraseCart } from './usecases/erase-cart.ts';

export default defineSlice((platform) => {
  userInfoPart(badge);
  onErase(eraseCart);
  return { name: 'cart', endpoints: cartRoutes(platform) };
});
