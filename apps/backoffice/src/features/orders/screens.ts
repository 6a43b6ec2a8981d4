import { IconShoppingBag } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const orders: Screen[] = [
  {
    permission: 'orders.goods',
    path: '/orders/goods',
    icon: IconShoppingBag,
    load: () => import('./orders.screen'),
    badge: ['pendingShipping', 'afterSale'],
  },
];
export default orders;
