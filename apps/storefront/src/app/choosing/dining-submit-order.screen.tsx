import { lazy, Suspense } from 'react';
import { useGo, useScreenParams } from '../../shell/navigation.ts';
import { Page } from '../../ui/page.tsx';
import { BookingSkeleton } from '../../widgets/travel/booking/booking-skeleton.tsx';

const TableSubmit = lazy(() => import('../../verticals/dining/submit/table-submit.tsx'));
const MealSubmit = lazy(() => import('../../verticals/meals/submit/meal-submit.tsx'));

/** Look once more before ordering: set meals where the address names one, else a table. */
export default function DiningSubmitOrderScreen() {
  const go = useGo();
  const { set } = useScreenParams<'set'>();
  return (
    <Suspense
      fallback={
        <Page title="" onBack={go.back}>
          <BookingSkeleton />
        </Page>
      }
    >
      {set ? <MealSubmit /> : <TableSubmit />}
    </Suspense>
  );
}
