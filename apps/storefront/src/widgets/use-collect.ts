import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { couponEndpoints } from '@app/contract/coupons/endpoints';
import { useSignedIn } from '../shell/session.ts';
import { useAskSignIn } from '../shell/sign-in.ts';
import { toast } from '../ui/toast-store.ts';

/** Collects coupons; a visitor is asked to sign in first. `collecting` is the one under way. */
export function useCollect(): { collect: (couponId: string) => void; collecting: string | null } {
  const t = useT();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  const collection = useEndpointMutation(couponEndpoints.collectCoupon, {
    invalidates: [couponEndpoints.couponCentre, couponEndpoints.myCoupons],
    onSuccess: () => toast(t('coupons.collected_toast'), 'success'),
  });
  return {
    collect: (couponId) => {
      if (!signedIn) askSignIn('login', () => collection.mutate({ body: { couponId } }));
      else if (!collection.isPending) collection.mutate({ body: { couponId } });
    },
    collecting: collection.isPending ? (collection.variables?.body.couponId ?? null) : null,
  };
}
