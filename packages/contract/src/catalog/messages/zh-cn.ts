import type en from './en-US.ts';

export default {
  'catalog.sold_out': '已售罄',
  'catalog.popular': '热门',
  'catalog.new': '新品',
  'catalog.points_price': '{{count}} 积分',
  'catalog.sold': '已售 {{number}}',
} satisfies Record<keyof typeof en, string>;
