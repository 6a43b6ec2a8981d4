import { defineSlice } from '../../platform/slice.ts';
import { erasePort, userInfoPort } from '../accounts/core.ts';
import { cartRoutes } from './http/cart.routes.ts';
import { badge } from './usecases/cart-count.ts';
import { eraseCart } from './usecases/erase-cart.ts';

export default defineSlice((platform) => ({
  name: 'cart',
  owns: ['cart_line'],
  gives: [userInfoPort(badge), erasePort(eraseCart)],
  endpoints: cartRoutes(platform),
}));
