import { lazy, Suspense } from 'react';
import { useGo, useScreenParams } from '../../shell/navigation.ts';
import { Page } from '../../ui/page.tsx';
import { TourFront } from '../../verticals/tours/home/tour-front.tsx';
import { TourResults } from '../../verticals/tours/search/tour-results.tsx';
import { TourCardsSkeleton } from '../../widgets/tours/tour-skeletons.tsx';

const ComboList = lazy(() => import('../../verticals/tour-combos/list/combo-list.tsx'));

/** Tours: where to look for them, those of the search in the address, or those that are sold together. */
export default function TourHomeScreen() {
  const go = useGo();
  const { list, city, keyword } = useScreenParams<'list' | 'city' | 'keyword'>();
  if (list === 'combos') {
    return (
      <Suspense
        fallback={
          <Page title="" onBack={go.back}>
            <TourCardsSkeleton count={3} />
          </Page>
        }
      >
        <ComboList />
      </Suspense>
    );
  }
  return list || city || keyword ? <TourResults /> : <TourFront />;
}
