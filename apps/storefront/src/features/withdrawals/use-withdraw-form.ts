import type { ApiError } from '@app/client/api-error';
import { useEndpointMutation } from '@app/client/use-mutation';
import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import type { WithdrawalChannel, WithdrawalDetail } from '@app/contract/withdrawals/schemas';
import { plainDecimal } from '@app/kernel/plain-decimal';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { resolveBy, showRefusedFields } from '../../widgets/form-fields.ts';
import { useRefusal } from '../../widgets/refusal-note.tsx';
import type { Options } from './account-choice.tsx';
import { firstFitting, fitsNow, flawsOf, placeOf, type WithdrawValues } from './withdraw-values.ts';

/** Calls back with an account that was added while the form was open, where it suits the channel. */
function useAddedAccount({ accounts }: Options, channel: WithdrawalChannel, onAdded: (id: string) => void): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const choose = useRef(onAdded);
  useEffect(() => {
    choose.current = onAdded;
  });
  useEffect(() => {
    const before = known.current;
    known.current = new Set(accounts.map(({ id }) => id));
    const added = before && accounts.find((account) => !before.has(account.id) && fitsNow(account, channel));
    if (added) choose.current(added.id);
  }, [accounts, channel]);
}

/** The form of a withdrawal: its values, sending them, and why they were refused. */
export function useWithdrawForm(given: {
  readonly options: Options;
  readonly channel: WithdrawalChannel;
  readonly onSent: (sent: WithdrawalDetail) => void;
}) {
  const { options, channel, onSent } = given;
  const refused = useRefusal();
  const send = useEndpointMutation(withdrawalEndpoints.withdraw, {
    invalidates: [withdrawalEndpoints.withdrawalOptions, withdrawalEndpoints.withdrawalList],
    toast: false,
  });
  const form = useForm<WithdrawValues>({
    resolver: resolveBy<WithdrawValues>(flawsOf(channel)),
    mode: 'onTouched',
    defaultValues: { amount: '', password: '', account: firstFitting(options, channel) },
  });
  useAddedAccount(options, channel, (id) => form.setValue('account', id, { shouldValidate: true, shouldDirty: true }));
  const submit = form.handleSubmit(async ({ account: address, amount, password }) => {
    refused.clear();
    await send
      .mutateAsync({ body: { channel: channel.id, address, amount: plainDecimal(amount), password } })
      .then(onSent)
      .catch((error: ApiError) => {
        if (!showRefusedFields(error, form.setError, placeOf)) refused.show(error);
      });
  });
  return { form, submit, isSending: send.isPending, refused };
}
