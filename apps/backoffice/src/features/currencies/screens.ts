import type { Screen } from '../../ui/screen';

const currencies: Screen[] = [
  {
    permission: 'system.currencies',
    path: '/system/currencies',
    load: () => import('./currencies.screen'),
    badge: ['staleRates'],
  },
];
export default currencies;
