import { defineSlice, type Platform } from '../../platform/slice.ts';
import { userInfoPart } from '../accounts/public.ts';
import { cartRoutes } from './http/cart.routes.ts';
import { cartCount } from './usecases/cart-count.ts';

const badge = async (platform: Platform, customerId: string) => ({
  cartCount: await cartCount(platform.db, customerId),
});

export default defineSlice((platform) => {
  userInfoPart(badge);
  return { name: 'cart', endpoints: cartRoutes(platform) };
});
