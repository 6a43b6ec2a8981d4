import type { ApiError } from '@app/client/api-error';
import type { Channel } from '@app/contract/payments/schemas';
import { plainDecimal } from '@app/kernel/plain-decimal';
import { useRef, useState } from 'react';
import { useRefusal } from '../../widgets/refusal-note.tsx';
import { type RechargeFlaws, rechargeFlaws } from './recharge-flaws.ts';
import { useRecharge } from './use-recharge.ts';

/** What is typed and chosen to fill the wallet with, what is wrong with it, and sending it. */
export function useRechargeForm(channels: readonly Channel[]) {
  const [amount, setAmount] = useState('');
  const [chosen, setChosen] = useState<string | null>(channels[0]?.id ?? null);
  const [flaws, setFlaws] = useState<RechargeFlaws>({});
  const [unpaid, setUnpaid] = useState<string | null>(null);
  const refused = useRefusal();
  const amountField = useRef<HTMLInputElement>(null);
  const channel = channels.find(({ id }) => id === chosen);
  const showFlaws = (found: RechargeFlaws) => {
    setFlaws(found);
    if (found.amount) amountField.current?.focus();
  };
  const recharge = useRecharge((error: ApiError) => {
    const { amount: wrongAmount, channel: wrongChannel } = error.fields;
    if (wrongAmount || wrongChannel) showFlaws({ amount: wrongAmount, channel: wrongChannel });
    else refused.show(error);
    if (error.key === 'top_up.unpaid_exists') setUnpaid((error.data as { topUpId: string }).topUpId);
  });
  const submit = () => {
    const found = rechargeFlaws(amount, channel);
    showFlaws(found);
    refused.clear();
    setUnpaid(null);
    if (!channel || Object.keys(found).length > 0) return;
    void recharge.begin({ channel: channel.id, amount: plainDecimal(amount) });
  };
  /** Once something else is typed or chosen, nothing is known to be wrong with it. */
  const changing = (set: (text: string) => void) => (text: string) => {
    set(text);
    setFlaws({});
  };
  return {
    amount,
    amountField,
    type: changing(setAmount),
    channel,
    choose: changing(setChosen),
    flaws,
    refused,
    /** The top-up that is to be paid or cancelled first. */
    unpaid,
    isBusy: recharge.isBusy,
    submit,
  };
}
export type RechargeDraft = ReturnType<typeof useRechargeForm>;
