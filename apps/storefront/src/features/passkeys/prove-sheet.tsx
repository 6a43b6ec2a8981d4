import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { PasswordInput } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast-store.ts';
import { fieldText, resolveBy, showRefusedFields } from '../../widgets/form-fields.ts';
import { RefusalNote, useRefusal } from '../../widgets/refusal-note.tsx';
import styles from './passkeys.module.css';

type Values = { password: string };

const resolver = resolveBy<Values>(({ password }) => (password ? {} : { password: 'field.password_required' }));

type ProveProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Throws ApiError where it is refused. */
  readonly send: (password: string) => Promise<void>;
};

/** Does what a sign-in a moment ago is enough for; where that was too long ago by now, `prove` asks for the password. */
export async function tryFresh(work: () => Promise<void>, prove: () => void): Promise<void> {
  await work().catch((error) => {
    if (!isApiError(error)) throw error;
    if (error.fields.password) prove();
    else toast(error.msg, 'warning');
  });
}

/** Asks for the password before something that guards the account. */
export function ProveSheet({ open, onClose, send }: ProveProps) {
  const t = useT();
  return (
    <Sheet open={open} onClose={onClose} title={t('passkey.prove_title')}>
      <ProveForm send={send} />
    </Sheet>
  );
}

function ProveForm({ send }: Pick<ProveProps, 'send'>) {
  const t = useT();
  const { refusal, blocked, show, clear } = useRefusal();
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver,
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(async ({ password }) => {
    clear();
    await send(password).catch((error) => {
      if (!showRefusedFields(error, setError, (field) => (field === 'password' ? field : null))) show(error);
    });
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className="t2">{t('passkey.prove_text')}</p>
      <PasswordInput
        label={t('account.password')}
        autoComplete="current-password"
        error={fieldText(formState.errors.password)}
        {...register('password')}
      />
      <RefusalNote refusal={refusal} onEnd={clear} />
      <Button type="submit" block loading={formState.isSubmitting} disabled={blocked}>
        {t('passkey.continue')}
      </Button>
    </form>
  );
}
