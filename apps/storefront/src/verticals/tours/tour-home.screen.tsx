import { lazy, Suspense } from 'react';
import { useGo, useScreenParams } from '../../shell/navigation.ts';
import { Page } from '../../ui/page.tsx';
import { TourFront } from './tour-front.tsx';
import { TourResults } from './tour-results.tsx';
import { TourCardsSkeleton } from './tour-skeletons.tsx';

const ComboList = lazy(() => import('./combos/combo-list.tsx'));

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
