import { lazy, Suspense } from 'react';
import { useGo, useScreenParams } from '../../shell/navigation.ts';
import { Page } from '../../ui/page.tsx';
import { BookingSkeleton } from '../../widgets/travel/booking/booking-skeleton.tsx';

const TourSubmit = lazy(() => import('../../verticals/tours/submit/tour-submit.tsx'));
const ComboSubmit = lazy(() => import('../../verticals/tour-combos/submit/combo-submit.tsx'));

/** Look once more before booking: several tours as one where the address names a combo, else a departure. */
export default function TourSubmitOrderScreen() {
  const go = useGo();
  const { combo } = useScreenParams<'combo'>();
  return (
    <Suspense
      fallback={
        <Page title="" onBack={go.back}>
          <BookingSkeleton />
        </Page>
      }
    >
      {combo ? <ComboSubmit /> : <TourSubmit />}
    </Suspense>
  );
}
