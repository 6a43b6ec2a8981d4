import type { Screen } from '../../ui/screen';

const tourCombos: Screen[] = [
  { permission: 'travel.tour_combos', path: '/travel/tour-combos', load: () => import('./tour-combos.screen') },
];
export default tourCombos;
