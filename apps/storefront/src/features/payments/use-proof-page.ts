import { call } from '@app/client/call';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { proofEndpoints } from '@app/contract/payments/proofs/endpoints';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PayTrouble } from './pay-trouble.tsx';

/** How often an open payment or a waiting proof is asked for while the screen is seen, in milliseconds. */
const POLL_MS = 4_000;

export type ProofReference = {
  readonly payment: string;
  readonly channel: string;
  readonly key: string | undefined;
};

const withKey = ({ payment, key }: ProofReference) => ({ payment, ...(key ? { key } : {}) });

/** How to pay elsewhere and how the proofs stand, asked again while anything may change. */
export function useProofPage(reference: ProofReference) {
  const { payment, channel } = reference;
  const navigate = useNavigate();
  const [live, setLive] = useState(true);
  const query = { ...withKey(reference), channel };
  const named = payment !== '' && channel !== '';
  const read = useEndpoint(
    proofEndpoints.proofPage,
    { query },
    { staleTime: 0, enabled: named, keepPrevious: true, refetchInterval: live ? POLL_MS : false },
  );
  const open = read.data?.status === 'pending' || read.data?.proof?.state === 'submitted';
  useEffect(() => setLive(read.data === undefined || open), [read.data, open]);

  const choice = useEndpointMutation(paymentEndpoints.pay, {
    toast: false,
    onSuccess: ({ redirect }) => {
      if (redirect?.startsWith('/#/')) void navigate(redirect.slice(2), { replace: true });
      void read.refetch();
    },
    onError: () => void read.refetch(),
  });
  const { error, variables } = choice;
  const choose = (id: string) => {
    if (!choice.isPending) choice.mutate({ body: { ...withKey(reference), channel: id } });
  };
  const trouble: PayTrouble | null = error && variables ? { error, retry: () => choose(variables.body.channel) } : null;
  return {
    ...read,
    named,
    trouble,
    /** Chooses a way to pay elsewhere; its instructions come with the next reading. */
    choose,
    isChoosing: choice.isPending,
  };
}

/** Uploads one voucher of a payment; its preview is kept on the device, since no address serves it. */
export async function sendVoucher(
  reference: ProofReference,
  file: File,
  step: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
) {
  const { id, url } = await call(proofEndpoints.uploadVoucher, { query: withKey(reference) }, { file, ...step });
  return { id, url, preview: URL.createObjectURL(file) };
}

/** Submits a proof. */
export const useSubmitProof = (onDone: () => void) =>
  useEndpointMutation(proofEndpoints.submitProof, {
    toast: false,
    invalidates: [proofEndpoints.proofPage, paymentEndpoints.cashier],
    onSuccess: onDone,
  });
