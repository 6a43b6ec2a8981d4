import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const catalogEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  productList: {
    method: 'GET',
    path: '/goods/product_list',
    access: 'public',
    quiet: true,
    summary: 'Products of a category, tag, flag or search, sorted and filtered',
  },
  productCount: {
    method: 'GET',
    path: '/goods/product_count',
    access: 'public',
    quiet: true,
    summary: 'How many products a list with these filters has',
  },
  categories: { method: 'GET', path: '/goods/type', access: 'public', quiet: true, summary: 'Category tree' },
  categoriesWithGoods: {
    method: 'GET',
    path: '/goods/type_with_goods',
    access: 'public',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Category tree and the goods of one top category',
  },
  productDetails: {
    method: 'GET',
    path: '/goods/product_details',
    access: 'public',
    quiet: true,
    errors: ['record.not_found', 'product.offline'],
    summary: 'One product with variants, latest reviews and recommendations',
  },
  productReviews: {
    method: 'GET',
    path: '/goods/reviews',
    access: 'public',
    quiet: true,
    summary: 'Reviews of a product, newest or most liked first',
  },
  searchHints: {
    method: 'GET',
    path: '/goods/search_hints',
    access: 'public',
    quiet: true,
    summary: 'Trending and hot keywords, recommended goods',
  },
  suggest: {
    method: 'GET',
    path: '/goods/suggest',
    access: 'public',
    quiet: true,
    summary: 'Suggestions while typing',
  },
});
