import type { Screen } from '../../ui/screen';

const coupons: Screen[] = [
  { permission: 'trade.coupons', path: '/trade/coupons', load: () => import('./coupons.screen') },
];
export default coupons;
