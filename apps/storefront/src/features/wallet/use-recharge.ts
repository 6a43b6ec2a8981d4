import type { ApiError } from '@app/client/api-error';
import { useEndpointMutation } from '@app/client/use-mutation';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import type { CHANNEL_KINDS } from '@app/contract/payments/schemas';
import { topUpEndpoints } from '@app/contract/top-ups/endpoints';
import type { TopUp } from '@app/contract/top-ups/schemas';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useGo } from '../../shell/navigation.ts';

/** Ways whose payment goes on somewhere else than at the cashier, which is skipped. */
const GO_ON: readonly (typeof CHANNEL_KINDS)[number][] = ['card', 'sandbox', 'offline', 'crypto'];

/**
 * Begins a top-up and goes on to where it is paid: the provider's page, the bank details or the cashier. Coming back
 * from a provider by the browser's back button finds the form as it was.
 */
export function useRecharge(onRefused: (error: ApiError) => void) {
  const go = useGo();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const running = useRef(false);
  const invalidates = [topUpEndpoints.rechargeList];
  const begin = useEndpointMutation(topUpEndpoints.recharge, { invalidates, toast: false });
  const pay = useEndpointMutation(paymentEndpoints.pay, { invalidates, toast: false });
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  async function goOn(topUp: TopUp): Promise<void> {
    const payment = topUp.paymentId;
    const channel = topUp.channel.id;
    if (!GO_ON.includes(topUp.channel.kind)) return go.replace('topUpCashier', { payment });
    // A way that cannot be taken right now is explained at the cashier, where there are others.
    const begun = await pay.mutateAsync({ body: { payment, channel } }).catch(() => null);
    const { redirect } = begun ?? {};
    if (!redirect) return go.replace('topUpCashier', { payment });
    // The way back leads to the top-up, not to the form that began it.
    go.replace('rechargeDetail', { id: topUp.id });
    // A screen of ours is a step deeper; a page of the provider is another document.
    if (redirect.startsWith('/#/')) return void navigate(redirect.slice(2));
    setLeaving(true);
    window.location.assign(redirect);
  }

  return {
    isBusy: begin.isPending || pay.isPending || leaving,
    begin: async (body: { readonly channel: string; readonly amount: string }) => {
      // Two presses in one frame come before the button can be drawn as busy.
      if (running.current) return;
      running.current = true;
      try {
        await goOn(await begin.mutateAsync({ body }));
      } catch (error) {
        onRefused(error as ApiError);
      } finally {
        running.current = false;
      }
    },
  };
}
