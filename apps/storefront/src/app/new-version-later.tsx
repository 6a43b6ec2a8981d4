import { lazy, Suspense, useEffect, useState } from 'react';
import { afterLoad } from './after-load.ts';

/** After the page has loaded, in milliseconds: behind everything that is drawn and behind the chat. */
const ASKED_AFTER_MS = 2_500;

// Without its chunk the shop works as before; the next load of the page asks for it again.
const NewVersion = lazy(() =>
  import('../features/app-versions/new-version.tsx').catch(() => ({ default: () => null })),
);

/** What keeps the shop for later and asks for newer versions, once the page has settled. */
export function NewVersionLater() {
  const [due, setDue] = useState(false);
  useEffect(() => afterLoad(ASKED_AFTER_MS, () => setDue(true)), []);
  if (!due) return null;
  return (
    <Suspense fallback={null}>
      <NewVersion />
    </Suspense>
  );
}
