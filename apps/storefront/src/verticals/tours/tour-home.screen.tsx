import { useScreenParams } from '../../shell/navigation.ts';
import { TourFront } from './tour-front.tsx';
import { TourResults } from './tour-results.tsx';

/** Tours: where to look for them, or those of the search in the address. */
export default function TourHomeScreen() {
  const { list, city, keyword } = useScreenParams<'list' | 'city' | 'keyword'>();
  return list || city || keyword ? <TourResults /> : <TourFront />;
}
