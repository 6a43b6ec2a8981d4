import type { Screen } from '../../ui/screen';
import { COMBOS_PATH } from './combo-paths';

const combos: Screen[] = [{ permission: 'travel.combos', path: COMBOS_PATH, load: () => import('./combos.screen') }];
export default combos;
