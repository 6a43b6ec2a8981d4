import type { Screen } from '../../ui/screen';

const orders: Screen[] = [
  {
    permission: 'orders.goods',
    path: '/orders/goods',
    load: () => import('./orders.screen'),
    badge: ['pendingShipping'],
  },
  {
    permission: 'orders.after_sale',
    path: '/orders/after-sale',
    load: () => import('./return-requests.screen'),
    badge: ['afterSale'],
  },
];
export default orders;
