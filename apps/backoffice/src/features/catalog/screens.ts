import { IconCategory, IconPackage } from '@tabler/icons-react';
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
];
export default catalog;
