import type { Screen } from '../../../ui/screen';

const logistics: Screen[] = [
  {
    permission: 'trade.logistics',
    path: '/trade/logistics',
    load: () => import('./logistics.screen'),
  },
];
export default logistics;
