export default {
  'catalog.sold_out': 'Sold out',
  'catalog.popular': 'Popular',
  'catalog.new': 'New',
  'catalog.points_price': '{{count}} points',
  'catalog.sold': '{{number}} sold',
} as const;
