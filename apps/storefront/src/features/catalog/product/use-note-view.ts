import { call } from '@app/client/call';
import { useInvalidate } from '@app/client/use-endpoint';
import { favouriteEndpoints } from '@app/contract/favourites/endpoints';
import { useEffect } from 'react';
import { useSignedIn } from '../../../shell/session.ts';

/** Notes in the customer's browsing history that this product is on screen. Nothing depends on it: failures are silent. */
export function useNoteView(id: string | undefined): void {
  const signedIn = useSignedIn();
  const invalidate = useInvalidate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product on screen
  useEffect(() => {
    if (!id || !signedIn) return;
    void call(favouriteEndpoints.viewProduct, { body: { id } }, { quiet: true, toast: false })
      .then(() => invalidate(favouriteEndpoints.viewList))
      .catch(() => undefined);
  }, [id, signedIn]);
}
