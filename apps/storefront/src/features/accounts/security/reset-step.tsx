import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { shapes } from '@app/contract/accounts/security/schemas';
import { Controller, type UseFormRegister, useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { fieldText, flawsOf, resolveBy, showRefusedFields } from '../../../widgets/form-fields.ts';
import { RefusalNote, useRefusal } from '../../../widgets/refusal-note.tsx';
import { CodeField } from './code-field.tsx';
import { confirmationFlaw, type NewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { Resend } from './resend.tsx';
import styles from './security.module.css';

type Values = NewPassword & { code: string };

const empty: Values = { code: '', password: '', confirmPassword: '' };
const isField = (name: string): name is keyof Values => Object.hasOwn(empty, name);

/** The code from the mail and the new password, together: neither is lost when the other is refused. */
export function ResetStep(props: {
  readonly asked: { readonly email: string; readonly minutes: number; readonly resendAt: string };
  readonly onDone: () => void;
  readonly onResend: () => Promise<unknown>;
  readonly resending: boolean;
}) {
  const t = useT();
  const { email, minutes, resendAt } = props.asked;
  const { refusal, blocked, show, clear } = useRefusal();
  const reset = useEndpointMutation(securityEndpoints.resetPassword, { toast: false, onSuccess: props.onDone });
  const { register, control, handleSubmit, formState, setError, getValues, trigger } = useForm<Values>({
    resolver: resolveBy<Values>((values) => ({
      ...flawsOf(shapes.resetPassword.body, { ...values, email }),
      ...confirmationFlaw(values),
    })),
    mode: 'onTouched',
    defaultValues: empty,
  });
  const password = useWatch({ control, name: 'password' });
  const submit = handleSubmit(async (values) => {
    clear();
    await reset.mutateAsync({ body: { ...values, email } }).catch((error) => {
      if (!showRefusedFields(error, setError, (field) => (isField(field) ? field : null))) show(error);
    });
  });
  const resend = () => {
    clear();
    props.onResend().then(() => toast(t('security.code_sent_again'), 'success'), show);
  };
  return (
    <div className="pad">
      <p className={`${styles.lead} t2`}>{t('security.reset_text', { email, minutes })}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Controller
          control={control}
          name="code"
          render={({ field, fieldState }) => (
            <CodeField value={field.value} error={fieldText(fieldState.error)} onChange={field.onChange} />
          )}
        />
        <NewPasswordFields
          password={password}
          errors={formState.errors}
          register={register as unknown as UseFormRegister<NewPassword>}
          onTyped={() => void (getValues('confirmPassword') !== '' && trigger('confirmPassword'))}
        />
        <RefusalNote refusal={refusal} onEnd={clear} />
        <Button type="submit" block loading={reset.isPending} disabled={blocked}>
          {t('security.save_password')}
        </Button>
      </form>
      <Resend at={resendAt} sending={props.resending} onSend={resend} />
    </div>
  );
}
