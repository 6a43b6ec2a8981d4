import type { Screen } from '../../ui/screen';
import { MEAL_SETS_PATH } from './meal-paths';

const meals: Screen[] = [
  { permission: 'travel.dining_sets', path: MEAL_SETS_PATH, load: () => import('./sets/sets.screen') },
  {
    permission: 'travel.meal_report',
    path: '/travel/meal-report',
    load: () => import('./report/meal-report.screen'),
  },
];
export default meals;
