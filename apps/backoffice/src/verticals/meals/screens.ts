import type { Screen } from '../../ui/screen';

const meals: Screen[] = [
  { permission: 'travel.dining_sets', path: '/travel/meal-sets', load: () => import('./sets/sets.screen') },
  { permission: 'travel.dining_scan', path: '/travel/meal-scan', load: () => import('./scan/scan.screen') },
  {
    permission: 'travel.meal_report',
    path: '/travel/meal-report',
    load: () => import('./report/meal-report.screen'),
  },
];
export default meals;
