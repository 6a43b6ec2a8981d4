import { defineSlice } from '../../platform/slice.ts';
import { type UserInfoPort, userInfoPart } from '../accounts/public.ts';
import { cartRoutes } from './http/cart.routes.ts';
import { cartCountInLine } from './usecases/cart-count.ts';

const badge: UserInfoPort = async (_platform, db, { customerId }) => {
  const cartCount = await cartCountInLine(db, customerId);
  return () => ({ cartCount: cartCount() });
};

export default defineSlice((platform) => {
  userInfoPart(badge);
  return { name: 'cart', endpoints: cartRoutes(platform) };
});
