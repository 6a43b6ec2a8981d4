import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const cartEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  addToCart: {
    method: 'POST',
    path: '/goods/add_cart',
    access: 'customer',
    idempotent: true,
    errors: ['record.not_found', 'product.offline', 'stock.out', 'stock.insufficient', 'order.over_limit', 'cart.full'],
    summary: 'Put a variant into the cart, adding to the line it already has',
  },
  cartList: {
    method: 'GET',
    kept: true,
    path: '/goods/cart_list',
    access: 'customer',
    quiet: true,
    summary: 'The cart, priced now',
  },
  visitorCart: {
    method: 'POST',
    kept: true,
    path: '/goods/visitor_cart',
    access: 'public',
    quiet: true,
    errors: ['record.not_found', 'product.offline', 'stock.out', 'stock.insufficient', 'order.over_limit'],
    summary: 'The cart a visitor keeps on the device, priced now',
  },
  mergeCart: {
    method: 'POST',
    path: '/goods/merge_cart',
    access: 'customer',
    idempotent: true,
    quiet: true,
    summary: 'Take the lines of the device over after signing in: of two numbers the larger counts',
  },
  clearCart: { method: 'POST', path: '/goods/clear_cart', access: 'customer', summary: 'Empty the cart' },
  setQuantity: {
    method: 'POST',
    path: '/goods/cart_quantity',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found', 'product.offline', 'stock.out', 'stock.insufficient', 'order.over_limit'],
    summary: 'Change how many of a line',
  },
  selectLines: {
    method: 'POST',
    path: '/goods/cart_select',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Select or unselect lines',
  },
  removeLines: {
    method: 'POST',
    path: '/goods/cart_remove',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Take lines out',
  },
});
