import type en from './en-US.ts';

export default {
  'catalog.sold_out': 'Esgotado',
  'catalog.popular': 'Popular',
  'catalog.new': 'Novo',
  'catalog.points_price': '{{count}} pontos',
  'catalog.sold': '{{number}} vendidos',
} satisfies Record<keyof typeof en, string>;
