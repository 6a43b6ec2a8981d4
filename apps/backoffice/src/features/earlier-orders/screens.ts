import type { Screen } from '../../ui/screen';
import { EARLIER_CUSTOMERS_PATH, EARLIER_IMPORTS_PATH, EARLIER_ORDERS_PATH } from './earlier-paths';

const earlierOrders: Screen[] = [
  { permission: 'orders.earlier', path: EARLIER_ORDERS_PATH, load: () => import('./earlier-orders.screen') },
  {
    permission: 'orders.earlier_customers',
    path: EARLIER_CUSTOMERS_PATH,
    load: () => import('./earlier-customers.screen'),
  },
  { permission: 'orders.earlier_imports', path: EARLIER_IMPORTS_PATH, load: () => import('./earlier-imports.screen') },
];
export default earlierOrders;
