import { useEndpointMutation } from '@app/client/use-mutation';
import type { AnswerOf } from '@app/contract/core/endpoint';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import type { TransferView } from '@app/contract/wallet/schemas';
import { useState } from 'react';

/** Whom money goes to, as found: what was typed, and what the server shows of them. */
export type Receiver = AnswerOf<typeof walletEndpoints.transferRecipient> & { readonly to: string };

/** The three steps of a transfer: whom, how much, done. Sending again after a lost answer carries the same key. */
export function useTransfer() {
  const [receiver, setReceiver] = useState<Receiver | null>(null);
  const [sent, setSent] = useState<TransferView | null>(null);
  const sending = useEndpointMutation(walletEndpoints.transferMoney, {
    toast: false,
    onSuccess: setSent,
  });
  return {
    receiver,
    setReceiver,
    sent,
    isSending: sending.isPending,
    send: (given: { readonly amount: string; readonly note: string; readonly password: string }) => {
      if (!receiver) return Promise.resolve(null);
      return sending.mutateAsync({ body: { ...given, to: receiver.to, name: receiver.name } });
    },
    again: () => {
      setSent(null);
      setReceiver(null);
    },
  };
}
