import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { shapes } from '@app/contract/accounts/schemas';
import { IconFingerprint } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { hrefTo } from '../../../shell/navigation.ts';
import { useBeginSession } from '../../../shell/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordInput } from '../../../ui/field.tsx';
import { EmailInput } from '../../../widgets/email-input.tsx';
import { fieldText, flawsOf, resolveBy, showRefusedFields } from '../../../widgets/form-fields.ts';
import { RefusalNote, useRefusal } from '../../../widgets/refusal-note.tsx';
import styles from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { DemoPanel, JoinPanel } from './login-panels.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

type LoginValues = { email: string; password: string };

const resolver = resolveBy<LoginValues>((values) => flawsOf(shapes.login.body, values));

/** Signing in with e-mail and password; leads back to where the person wanted to be. */
export default function LoginScreen() {
  const t = useT();
  const begin = useBeginSession();
  const { refusal, blocked, show, clear } = useRefusal();
  const passkey = usePasskeySignIn({ onTry: clear, onRefused: show });
  const login = useEndpointMutation(accountEndpoints.login, { toast: false, onSuccess: begin });
  const { register, handleSubmit, formState, setError, setValue, setFocus } = useForm<LoginValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(async (body) => {
    clear();
    await login.mutateAsync({ body }).catch((error) => {
      const placed = showRefusedFields(error, setError, (field) =>
        field === 'email' || field === 'password' ? field : null,
      );
      if (placed) return;
      show(error);
      if (error.key === 'account.wrong_login') setFocus('password', { shouldSelect: true });
    });
  });

  return (
    <AuthFrame title={t('account.welcome_back')} text={t('account.sign_in_text')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <EmailInput
          label={t('account.email')}
          autoComplete="username webauthn"
          error={fieldText(errors.email)}
          {...register('email')}
        />
        <PasswordInput
          label={t('account.password')}
          autoComplete="current-password"
          error={fieldText(errors.password)}
          {...register('password')}
        />
        <a className={styles.forgot} href={hrefTo('forgotPassword')}>
          {t('security.forgot')}
        </a>
        <RefusalNote refusal={refusal} onEnd={clear} />
        <Button type="submit" block className={styles.submit} loading={login.isPending} disabled={blocked}>
          {t('account.sign_in')}
        </Button>
        {passkey.here ? (
          <Button
            kind="soft"
            block
            className={styles.other}
            icon={IconFingerprint}
            loading={passkey.busy}
            disabled={blocked}
            onClick={() => void passkey.press()}
          >
            {t('passkey.sign_in')}
          </Button>
        ) : null}
      </form>
      <DemoPanel
        onUse={(demo) => {
          clear();
          setValue('email', demo.email, { shouldValidate: true });
          setValue('password', demo.password, { shouldValidate: true });
        }}
      />
      <JoinPanel />
    </AuthFrame>
  );
}
