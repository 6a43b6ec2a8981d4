import type en from './en-US.ts';

export default {
  'catalog.sold_out': 'Agotado',
  'catalog.popular': 'Popular',
  'catalog.new': 'Nuevo',
  'catalog.points_price': '{{count}} puntos',
  'catalog.sold': '{{number}} vendidos',
} satisfies Record<keyof typeof en, string>;
