import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { shapes } from '@app/contract/accounts/security/schemas';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PasswordInput } from '../../../ui/field.tsx';
import { EmailInput } from '../../../widgets/email-input.tsx';
import { fieldText, flawsOf, resolveBy, showRefusedFields } from '../../../widgets/form-fields.ts';
import { RefusalNote, useRefusal } from '../../../widgets/refusal-note.tsx';
import styles from './security.module.css';

type Values = { email: string; password: string };

const resolver = resolveBy<Values>((values) => flawsOf(shapes.changeEmail.body, values));
const isField = (name: string): name is keyof Values => name === 'email' || name === 'password';

/** Asking for another e-mail, with the password. */
export function EmailForm({ onSent }: { readonly onSent: () => void }) {
  const t = useT();
  const { refusal, blocked, show, clear } = useRefusal();
  const change = useEndpointMutation(securityEndpoints.changeEmail, {
    invalidates: [securityEndpoints.security],
    toast: false,
    onSuccess: onSent,
  });
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver,
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (body) => {
    clear();
    await change.mutateAsync({ body }).catch((error) => {
      if (!showRefusedFields(error, setError, (field) => (isField(field) ? field : null))) show(error);
    });
  });
  return (
    <>
      <div className={styles.intro}>
        <h2 className="h2">{t('security.change_email')}</h2>
        <p className="t2">{t('security.change_email_text')}</p>
      </div>
      <Card>
        <form className={styles.form} onSubmit={submit} noValidate>
          <EmailInput label={t('security.new_email')} error={fieldText(errors.email)} {...register('email')} />
          <PasswordInput
            label={t('security.current_password')}
            autoComplete="current-password"
            error={fieldText(errors.password)}
            {...register('password')}
          />
          <RefusalNote refusal={refusal} onEnd={clear} />
          <Button type="submit" block loading={change.isPending} disabled={blocked}>
            {t('security.send_code')}
          </Button>
        </form>
      </Card>
    </>
  );
}
