import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort, userInfoPort } from '../accounts/core.ts';
import { personalData } from './db/personal-data.ts';
import { cartRoutes } from './http/cart.routes.ts';
import { badge } from './usecases/cart-count.ts';
import { eraseCart } from './usecases/erase-cart.ts';

export default defineSlice((platform) => ({
  name: 'cart',
  owns: ['cart_line'],
  gives: [personalDataPort(personalData), userInfoPort(badge), erasePort(eraseCart)],
  endpoints: cartRoutes(platform),
}));
