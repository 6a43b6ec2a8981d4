import { IconTruckDelivery } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const charges: Screen[] = [
  {
    permission: 'trade.charges',
    path: '/trade/charges',
    icon: IconTruckDelivery,
    load: () => import('./charges.screen'),
  },
];
export default charges;
