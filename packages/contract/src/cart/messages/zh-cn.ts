import type en from './en-US.ts';

export default {
  'error.cart.empty': '请先选择至少一件商品。',
  'error.cart.full': '购物车最多容纳 100 种商品，请先移除一些。',
} satisfies Record<keyof typeof en, string>;
