import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { priceEndpoints } from '@app/contract/price-history/endpoints';
import { priceAlertLimits } from '@app/contract/price-history/limits';
import type { AlertWish } from '@app/contract/price-history/schemas';
import { useSignedIn } from '../../shell/session.ts';
import { useAskSignIn } from '../../shell/sign-in.ts';
import { toast } from '../../ui/toast-store.ts';

const FRESH_MS = 60_000;

/** Whether the customer hears of a wish, and the press of its bell. A visitor signs in first. */
export function usePriceAlert(wish: AlertWish): {
  readonly on: boolean;
  readonly busy: boolean;
  readonly press: () => void;
} {
  const t = useT();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  const read = useEndpoint(priceEndpoints.priceAlerts, undefined, { enabled: signedIn, staleTime: FRESH_MS });
  const own = read.data?.list.find(
    ({ key, day, until, toldAt }) => key === wish.key && day === wish.day && until === wish.until && toldAt === null,
  );
  const invalidates = [priceEndpoints.priceAlerts];
  const add = useEndpointMutation(priceEndpoints.addPriceAlert, {
    invalidates,
    onSuccess: () =>
      toast(
        t(wish.kind === 'deal' ? 'price_alert.back_set' : 'price_alert.set', { fall: priceAlertLimits.fall }),
        'success',
      ),
  });
  const remove = useEndpointMutation(priceEndpoints.deletePriceAlert, {
    invalidates,
    onSuccess: () => toast(t('price_alert.off'), 'success'),
  });
  const busy = add.isPending || remove.isPending;
  const press = () => {
    if (busy) return;
    if (!signedIn) askSignIn('login', () => add.mutate({ body: wish }));
    else if (own) remove.mutate({ body: { id: own.id } });
    else add.mutate({ body: wish });
  };
  return { on: signedIn && own !== undefined, busy, press };
}
