import { IconPackageImport, IconReceipt } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';
import { PURCHASES_PATH } from './purchases-paths';

const purchases: Screen[] = [
  {
    permission: 'catalog.purchases',
    path: PURCHASES_PATH,
    icon: IconPackageImport,
    load: () => import('./purchases.screen'),
  },
  { permission: 'trade.bought', path: '/trade/bought', icon: IconReceipt, load: () => import('./bought.screen') },
];
export default purchases;
