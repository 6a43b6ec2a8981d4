import { isApiError } from '@app/client/api-error';
import { call } from '@app/client/call';
import { useT } from '@app/client/i18n';
import { useInvalidate } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { CartLine } from '@app/contract/cart/schemas';
import { favouriteEndpoints } from '@app/contract/favourites/endpoints';
import { useSignedIn } from '../../shell/session.ts';
import { useAskSignIn } from '../../shell/sign-in.ts';
import { toast } from '../../ui/toast-store.ts';

/**
 * Moves a line from the cart to the wishlist. A visitor signs in first; their line stays, for it goes into the account's
 * cart meanwhile.
 */
export function useSaveForLater(remove: (lineIds: string[]) => Promise<boolean>): (line: CartLine) => void {
  const t = useT();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  const invalidate = useInvalidate();
  const keep = async (line: CartLine): Promise<boolean> => {
    try {
      await call(favouriteEndpoints.collectProduct, { query: { id: line.productId, on: '1' } });
    } catch (error) {
      // A refusal was shown as a notice already.
      if (!isApiError(error)) throw error;
      return false;
    }
    return true;
  };
  const readAgain = () =>
    void invalidate(favouriteEndpoints.collectedIds, favouriteEndpoints.collectList, accountEndpoints.userInfo);
  const move = async (line: CartLine) => {
    if (!(await keep(line))) return;
    // The account's figures hold the pieces of the cart: they are read once the line is gone.
    const gone = await remove([line.id]);
    if (gone) toast(t('cart.saved'), 'success');
    readAgain();
  };
  const keepOnly = async (line: CartLine) => {
    if (!(await keep(line))) return;
    toast(t('favourite.added'), 'success');
    readAgain();
  };
  return (line) => {
    if (signedIn) void move(line);
    else askSignIn('login', () => void keepOnly(line));
  };
}
