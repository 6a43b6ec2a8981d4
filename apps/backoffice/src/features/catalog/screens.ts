import type { Screen } from '../../ui/screen';

const catalog: Screen[] = [
  {
    permission: 'catalog.products',
    path: '/catalog/products',
    load: () => import('./products/products.screen'),
    badge: ['lowStock'],
  },
  {
    permission: 'catalog.categories',
    path: '/catalog/categories',
    load: () => import('./categories/categories.screen'),
  },
  {
    permission: 'catalog.inventory',
    path: '/catalog/inventory',
    load: () => import('./inventory/inventory.screen'),
  },
  {
    permission: 'catalog.imports',
    path: '/catalog/imports',
    load: () => import('./imports/imports.screen'),
  },
  {
    permission: 'catalog.specs',
    path: '/catalog/specs',
    load: () => import('./specs/specs.screen'),
  },
  { permission: 'catalog.tags', path: '/catalog/tags', load: () => import('./tags/tags.screen') },
  {
    permission: 'catalog.carousel',
    path: '/catalog/carousel',
    load: () => import('./carousel/carousel.screen'),
  },
];
export default catalog;
