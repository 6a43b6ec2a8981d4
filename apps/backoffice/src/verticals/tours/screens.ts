import type { Screen } from '../../ui/screen';
import { TOUR_BOARD_PATH, TOURS_PATH } from './tour-paths';

const tours: Screen[] = [
  { permission: 'travel.tours', path: TOURS_PATH, load: () => import('./tours/tours.screen') },
  { permission: 'travel.tour_board', path: TOUR_BOARD_PATH, load: () => import('./board/tour-board.screen') },
  { permission: 'travel.tour_report', path: '/travel/tour-report', load: () => import('./report/tour-report.screen') },
];
export default tours;
