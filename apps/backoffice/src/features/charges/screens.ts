import type { Screen } from '../../ui/screen';

const charges: Screen[] = [
  {
    permission: 'trade.charges',
    path: '/trade/charges',
    load: () => import('./charges.screen'),
  },
];
export default charges;
