import { IconTruckDelivery } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const logistics: Screen[] = [
  {
    permission: 'trade.logistics',
    path: '/trade/logistics',
    icon: IconTruckDelivery,
    load: () => import('./logistics.screen'),
  },
];
export default logistics;
