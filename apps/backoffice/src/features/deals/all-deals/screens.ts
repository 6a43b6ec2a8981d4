import type { Screen } from '../../../ui/screen';

const allDeals: Screen[] = [
  { permission: 'trade.all_deals', path: '/trade/all-deals', load: () => import('./all-deals.screen') },
];
export default allDeals;
