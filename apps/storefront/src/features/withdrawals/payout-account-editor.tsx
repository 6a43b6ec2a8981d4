import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import type { PayoutAccount } from '@app/contract/withdrawals/schemas';
import { type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useGo } from '../../shell/navigation.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PasswordInput, TextInput } from '../../ui/field.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { fieldText } from '../../widgets/form-fields.ts';
import { RefusalNote } from '../../widgets/refusal-note.tsx';
import { AccountFields } from './account-fields.tsx';
import type { AccountValues } from './account-values.ts';
import { usePayoutAccountForm } from './use-payout-account-form.ts';
import { accountText } from './withdrawal-words.ts';
import styles from './withdrawals.module.css';

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

type EditorProps = { readonly account: PayoutAccount | null; readonly title: string };

/** The form of a new account, or of one that exists: what it is called, and where it pays to when that shall change. */
export function PayoutAccountEditor({ account, title }: EditorProps) {
  const t = useT();
  const go = useGo();
  const formId = useId();
  const { form, refused, replacing, ...editor } = usePayoutAccountForm(account);
  return (
    <Page
      title={title}
      onBack={go.back}
      footer={
        <Button block type="submit" form={formId} loading={editor.isSaving} disabled={refused.blocked}>
          {t('withdrawals.save')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        {account ? (
          <Card flush>
            <ListRow
              title={<span className="num">{accountText(account)}</span>}
              note={t(`withdrawals.kind.${account.kind}`)}
            />
            {replacing ? null : <ListRow title={t('withdrawals.replace')} onPress={editor.replace} />}
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
          <RefusalNote refusal={refused.refusal} onEnd={refused.clear} />
        </NameAndPassword>
        <p className="pad cap t2">{t('withdrawals.mail_note')}</p>
        {account ? (
          <div className={styles.remove}>
            <TextButton disabled={editor.isErasing} onClick={() => void editor.erase()}>
              {t('withdrawals.remove')}
            </TextButton>
          </div>
        ) : null}
      </form>
    </Page>
  );
}
