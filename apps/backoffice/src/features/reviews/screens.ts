import type { Screen } from '../../ui/screen';
import { REVIEWS_PATH } from './reviews-path';

const reviews: Screen[] = [{ permission: 'trade.reviews', path: REVIEWS_PATH, load: () => import('./reviews.screen') }];
export default reviews;
