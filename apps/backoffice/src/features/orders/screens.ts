import { IconReceiptRefund, IconShoppingBag } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const orders: Screen[] = [
  {
    permission: 'orders.goods',
    path: '/orders/goods',
    icon: IconShoppingBag,
    load: () => import('./orders.screen'),
    badge: ['pendingShipping'],
  },
  {
    permission: 'orders.after_sale',
    path: '/orders/after-sale',
    icon: IconReceiptRefund,
    load: () => import('./cases.screen'),
    badge: ['afterSale'],
  },
];
export default orders;
