import {
  IconCategory,
  IconFileImport,
  IconListDetails,
  IconPackage,
  IconSlideshow,
  IconTags,
  IconTransfer,
} from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const catalog: Screen[] = [
  {
    permission: 'catalog.products',
    path: '/catalog/products',
    icon: IconPackage,
    load: () => import('./products/products.screen'),
    badge: ['lowStock'],
  },
  {
    permission: 'catalog.categories',
    path: '/catalog/categories',
    icon: IconCategory,
    load: () => import('./categories/categories.screen'),
  },
  {
    permission: 'catalog.inventory',
    path: '/catalog/inventory',
    icon: IconTransfer,
    load: () => import('./inventory/inventory.screen'),
  },
  {
    permission: 'catalog.imports',
    path: '/catalog/imports',
    icon: IconFileImport,
    load: () => import('./imports/imports.screen'),
  },
  {
    permission: 'catalog.specs',
    path: '/catalog/specs',
    icon: IconListDetails,
    load: () => import('./specs/specs.screen'),
  },
  { permission: 'catalog.tags', path: '/catalog/tags', icon: IconTags, load: () => import('./tags/tags.screen') },
  {
    permission: 'catalog.carousel',
    path: '/catalog/carousel',
    icon: IconSlideshow,
    load: () => import('./carousel/carousel.screen'),
  },
];
export default catalog;
