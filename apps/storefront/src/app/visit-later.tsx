import { lazy, Suspense, useEffect, useState } from 'react';
import { afterLoad } from './after-load.ts';

/** After the page has loaded, in milliseconds: nothing that is looked at first waits for it. */
const COUNTED_AFTER_MS = 1_500;

// Without its chunk nothing is counted.
const Counter = lazy(() => import('./visit-counter.tsx').catch(() => ({ default: () => null })));

/** Counts what leads to an order, some time after the page has loaded. */
export function VisitLater() {
  // The address that was opened, before the app goes on from it.
  const [landed] = useState(() => window.location.href);
  const [due, setDue] = useState(false);
  useEffect(() => afterLoad(COUNTED_AFTER_MS, () => setDue(true)), []);
  if (!due) return null;
  return (
    <Suspense fallback={null}>
      <Counter landed={landed} />
    </Suspense>
  );
}
