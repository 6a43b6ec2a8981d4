import type { ApiError } from '@app/client/api-error';
import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { limits } from '@app/contract/core/limits';
import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import type { PayoutAccount } from '@app/contract/withdrawals/schemas';
import { type ReactNode, useId, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { Button, ButtonLink, TextButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm-store.ts';
import { PasswordInput, TextInput } from '../../ui/field.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import { fieldText, resolveBy, showRefusedFields } from '../../widgets/form-fields.ts';
import { RefusalNote, useRefusal } from '../../widgets/refusal-note.tsx';
import { AccountFields } from './account-fields.tsx';
import { type AccountValues, blankValues, detailsOf, flawsOfAccount, placeOfField } from './account-values.ts';
import { accountText } from './withdrawal-words.ts';
import styles from './withdrawals.module.css';

const invalidates = [withdrawalEndpoints.payoutAccounts, withdrawalEndpoints.withdrawalOptions];

type NameProps = { readonly form: UseFormReturn<AccountValues>; readonly children: ReactNode };

/** What an account is called, and the password that every change of one takes. */
function NameAndPassword({ form, children }: NameProps) {
  const t = useT();
  const { register, formState } = form;
  return (
    <Card>
      <div className={styles.form}>
        <TextInput
          label={t('withdrawals.label')}
          autoComplete="off"
          maxLength={limits.payoutLabel}
          error={fieldText(formState.errors.label)}
          {...register('label')}
        />
        <PasswordInput
          label={t('withdrawals.password')}
          autoComplete="current-password"
          error={fieldText(formState.errors.password)}
          {...register('password')}
        />
        {children}
      </div>
    </Card>
  );
}

/** The form of a new account, or of one that exists: what it is called, and where it pays to when that shall change. */
function Editor({ account, title }: { readonly account: PayoutAccount | null; readonly title: string }) {
  const t = useT();
  const go = useGo();
  const formId = useId();
  const { refusal, blocked, show, clear } = useRefusal();
  const [replacing, setReplacing] = useState(account === null);
  const form = useForm<AccountValues>({
    resolver: resolveBy<AccountValues>((values) => flawsOfAccount(values, replacing)),
    mode: 'onTouched',
    defaultValues: { ...blankValues, label: account?.label ?? '', kind: account?.kind ?? blankValues.kind },
  });
  const { handleSubmit, setError, getValues, trigger } = form;
  const add = useEndpointMutation(withdrawalEndpoints.addPayoutAccount, { invalidates, toast: false });
  const change = useEndpointMutation(withdrawalEndpoints.changePayoutAccount, { invalidates, toast: false });
  const remove = useEndpointMutation(withdrawalEndpoints.removePayoutAccount, { invalidates, toast: false });
  const failed = (error: unknown) => {
    if (!isApiError(error)) throw error;
    if (!showRefusedFields(error as ApiError, setError, placeOfField)) show(error);
  };
  const leave = (said: string) => {
    toast(said, 'success');
    go.back();
  };
  const save = handleSubmit(async (values) => {
    clear();
    const { label, password } = values;
    const work = account
      ? change.mutateAsync({
          body: {
            id: account.id,
            version: account.version,
            label,
            password,
            ...(replacing ? { details: detailsOf(values) } : {}),
          },
        })
      : add.mutateAsync({ body: { details: detailsOf(values), label, password } });
    await work.then(() => leave(t('withdrawals.account_saved'))).catch(failed);
  });
  const erase = async () => {
    clear();
    if (!account || !(await trigger('password'))) return;
    const yes = await confirm({
      title: t('withdrawals.remove_title', { account: accountText(account) }),
      confirmLabel: t('withdrawals.remove'),
      danger: true,
    });
    if (!yes) return;
    await remove
      .mutateAsync({ body: { id: account.id, password: getValues('password') } })
      .then(() => leave(t('withdrawals.removed')))
      .catch(failed);
  };
  return (
    <Page
      title={title}
      onBack={go.back}
      footer={
        <Button block type="submit" form={formId} loading={add.isPending || change.isPending} disabled={blocked}>
          {t('withdrawals.save')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {account ? (
          <Card flush>
            <ListRow
              title={<span className="num">{accountText(account)}</span>}
              note={t(`withdrawals.kind.${account.kind}`)}
            />
            {replacing ? null : <ListRow title={t('withdrawals.replace')} onPress={() => setReplacing(true)} />}
          </Card>
        ) : null}
        {replacing ? (
          <Card>
            <div className={styles.form}>
              <AccountFields form={form} />
            </div>
          </Card>
        ) : null}
        <NameAndPassword form={form}>
          <RefusalNote refusal={refusal} onEnd={clear} />
        </NameAndPassword>
        <p className="pad cap t2">{t('withdrawals.mail_note')}</p>
        {account ? (
          <div className={styles.remove}>
            <TextButton disabled={remove.isPending} onClick={() => void erase()}>
              {t('withdrawals.remove')}
            </TextButton>
          </div>
        ) : null}
      </form>
    </Page>
  );
}

/** A new payout account, or with `?id=` one that exists. */
export default function PayoutAccountFormScreen() {
  const t = useT();
  const go = useGo();
  const { id } = useScreenParams<'id'>();
  const read = useEndpoint(withdrawalEndpoints.payoutAccounts, {}, { enabled: Boolean(id) });
  const title = t(id ? 'withdrawals.change_account' : 'withdrawals.new_account');
  const account = read.data?.list.find((one) => one.id === id) ?? null;
  if (!id || account) return <Editor key={id ?? ''} account={account} title={title} />;
  return (
    <Page title={title} onBack={go.back}>
      {read.isPending ? (
        <Card>
          <Skeleton height="30rem" radius="var(--r-m)" />
        </Card>
      ) : read.data ? (
        <EmptyState
          art="/art/search.webp"
          title={t('withdrawals.gone_account')}
          action={<ButtonLink href={hrefTo('payoutAccounts')}>{t('withdrawals.accounts')}</ButtonLink>}
        />
      ) : (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      )}
    </Page>
  );
}
