import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import type { Cashier } from '@app/contract/payments/schemas';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSettledWallet } from '../../widgets/settled-wallet.ts';
import type { PayTrouble } from './pay-trouble.tsx';

/** How often the state of a pending payment is asked for while the screen is seen, in milliseconds. */
const POLL_MS = 2_000;

/** All that can change while one looks at a payment. */
const standing = (of: Pick<Cashier, 'status' | 'lastAttempt' | 'creditedToWallet' | 'proof'>): string =>
  [of.status, of.lastAttempt, of.creditedToWallet, of.proof?.state, of.proof?.submittedAt].join(' ');

/**
 * What is due and how it stands. While it is pending and on screen the state is asked for every two seconds; a change
 * is read in full. `pay` pays by a channel: at once, or by leaving for the provider's page.
 */
export function useCashier(reference: { readonly payment: string; readonly key: string | undefined }) {
  const query = { payment: reference.payment, key: reference.key };
  const read = useEndpoint(paymentEndpoints.cashier, { query }, { staleTime: 0, enabled: query.payment !== '' });
  const pending = read.data?.status === 'pending';
  const status = useEndpoint(
    paymentEndpoints.payStatus,
    { query },
    { enabled: pending, staleTime: 0, refetchInterval: pending ? POLL_MS : false },
  );
  useSettledWallet(read.data !== undefined && !pending);
  const news = status.data ? standing(status.data) : '';
  const shown = read.data ? standing(read.data) : '';
  const { refetch } = read;
  useEffect(() => {
    if (news && shown && news !== shown) void refetch();
  }, [news, shown, refetch]);

  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // Coming back from the provider by the browser's back button finds the page as it was left.
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setLeaving(false);
      void refetch();
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [refetch]);

  const payment = useEndpointMutation(paymentEndpoints.pay, {
    toast: false,
    invalidates: [orderEndpoints.orderList, orderEndpoints.orderDetails],
    onSuccess: ({ redirect }) => {
      // A screen of ours is a step deeper; a page of the provider is another document.
      if (redirect?.startsWith('/#/')) void navigate(redirect.slice(2));
      else if (redirect) {
        setLeaving(true);
        window.location.assign(redirect);
      } else void refetch();
    },
    onError: () => void refetch(),
  });
  const running = useRef(false);
  const send = (channel: string) => {
    // Two presses in one frame come before the button can be drawn as busy.
    if (running.current || leaving) return;
    running.current = true;
    const body = { payment: query.payment, channel, ...(query.key ? { key: query.key } : {}) };
    const settled = () => {
      running.current = false;
    };
    payment.mutate({ body }, { onSettled: settled });
  };
  const { error, variables } = payment;
  const trouble: PayTrouble | null = error && variables ? { error, retry: () => send(variables.body.channel) } : null;
  return {
    ...read,
    isPaying: payment.isPending || leaving,
    trouble,
    /** Another way is chosen: what was said of the last one is over. */
    forgetTrouble: payment.reset,
    pay: send,
  };
}
