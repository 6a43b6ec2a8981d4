import { type ApiError, isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import type { PayoutAccount } from '@app/contract/withdrawals/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useGo } from '../../shell/navigation.ts';
import { confirm } from '../../ui/confirm-store.ts';
import { toast } from '../../ui/toast-store.ts';
import { resolveBy, showRefusedFields } from '../../widgets/form-fields.ts';
import { useRefusal } from '../../widgets/refusal-note.tsx';
import { type AccountValues, blankValues, detailsOf, flawsOfAccount, placeOfField } from './account-values.ts';
import { accountText } from './withdrawal-words.ts';

const options = {
  invalidates: [withdrawalEndpoints.payoutAccounts, withdrawalEndpoints.withdrawalOptions],
  toast: false,
};

/** Adds a payout account, changes one that exists, or removes it; each leads back, or stays with what was refused. */
export function usePayoutAccountForm(account: PayoutAccount | null) {
  const t = useT();
  const go = useGo();
  const refused = useRefusal();
  const [replacing, setReplacing] = useState(account === null);
  const form = useForm<AccountValues>({
    resolver: resolveBy<AccountValues>((values) => flawsOfAccount(values, replacing)),
    mode: 'onTouched',
    defaultValues: { ...blankValues, label: account?.label ?? '', kind: account?.kind ?? blankValues.kind },
  });
  const add = useEndpointMutation(withdrawalEndpoints.addPayoutAccount, options);
  const change = useEndpointMutation(withdrawalEndpoints.changePayoutAccount, options);
  const remove = useEndpointMutation(withdrawalEndpoints.removePayoutAccount, options);
  /** Leads back once the work is done. */
  const finish = (work: Promise<unknown>, said: string): Promise<void> =>
    work
      .then(() => {
        toast(said, 'success');
        go.back();
      })
      .catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        if (!showRefusedFields(error as ApiError, form.setError, placeOfField)) refused.show(error);
      });
  const send = (values: AccountValues): Promise<unknown> => {
    const { label, password } = values;
    if (!account) return add.mutateAsync({ body: { details: detailsOf(values), label, password } });
    const { id, version } = account;
    const details = replacing ? { details: detailsOf(values) } : {};
    return change.mutateAsync({ body: { id, version, label, password, ...details } });
  };
  const save = form.handleSubmit(async (values) => {
    refused.clear();
    await finish(send(values), t('withdrawals.account_saved'));
  });
  const erase = async () => {
    refused.clear();
    if (!account || !(await form.trigger('password'))) return;
    const title = t('withdrawals.remove_title', { account: accountText(account) });
    if (!(await confirm({ title, confirmLabel: t('withdrawals.remove'), danger: true }))) return;
    const body = { id: account.id, password: form.getValues('password') };
    await finish(remove.mutateAsync({ body }), t('withdrawals.removed'));
  };
  return {
    form,
    refused,
    /** Where it pays to is written anew. */
    replacing,
    replace: () => setReplacing(true),
    save,
    isSaving: add.isPending || change.isPending,
    erase,
    isErasing: remove.isPending,
  };
}
