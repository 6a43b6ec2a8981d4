import { IconTicket } from '@tabler/icons-react';
import type { Screen } from '../../ui/screen';

const coupons: Screen[] = [
  { permission: 'trade.coupons', path: '/trade/coupons', icon: IconTicket, load: () => import('./coupons.screen') },
];
export default coupons;
