import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { shapes } from '@app/contract/accounts/security/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useGo, useScreenParams } from '../../../shell/navigation.ts';
import { useSignedIn, useUser } from '../../../shell/session.ts';
import { useClockOffset } from '../../../shell/shop.ts';
import { useEndSession } from '../../../shell/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { EmailInput } from '../../../widgets/email-input.tsx';
import { fieldText, flawsOf, resolveBy, showRefusedFields } from '../../../widgets/form-fields.ts';
import { RefusalNote, useRefusal } from '../../../widgets/refusal-note.tsx';
import { ResetStep } from './reset-step.tsx';
import styles from './security.module.css';

type Values = { email: string };
type SentCode = { readonly email: string; readonly minutes: number; readonly resendAt: string };

const resolver = resolveBy<Values>((values) => flawsOf(shapes.forgotPassword.body, values));

/** A new password without the old one: e-mail, then the code and the new password. */
export default function ForgotPasswordScreen() {
  const t = useT();
  const go = useGo();
  const signedIn = useSignedIn();
  const endSession = useEndSession();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const [asked, setAsked] = useState<SentCode | null>(null);
  const { refusal, blocked, show, clear } = useRefusal();
  const ask = useEndpointMutation(securityEndpoints.forgotPassword, {
    toast: false,
    onSuccess: ({ minutes, resendSeconds }, input) =>
      setAsked({
        email: input.body?.email ?? '',
        minutes,
        resendAt: new Date(Date.now() + offsetMs + resendSeconds * 1000).toISOString(),
      }),
  });
  const { email: linked } = useScreenParams<'email'>();
  const own = useUser()?.email;
  const email = linked ?? own ?? '';
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver,
    mode: 'onTouched',
    defaultValues: { email },
  });
  const submit = handleSubmit(async (body) => {
    clear();
    await ask.mutateAsync({ body }).catch((error) => {
      if (!showRefusedFields(error, setError, (field) => (field === 'email' ? field : null))) show(error);
    });
  });
  const finish = () => {
    toast(t('security.reset_done'), 'success');
    // The server ended every session, this one too.
    if (signedIn) endSession();
    go.replace('login');
  };
  return (
    <Page
      title={t(asked ? 'security.reset_title' : 'security.forgot_title')}
      onBack={asked ? () => setAsked(null) : go.back}
    >
      {asked ? (
        <ResetStep
          asked={asked}
          resending={ask.isPending}
          onResend={() => ask.mutateAsync({ body: { email: asked.email } })}
          onDone={finish}
        />
      ) : (
        <div className="pad">
          <p className={`${styles.lead} t2`}>{t('security.forgot_text')}</p>
          <form className={styles.form} onSubmit={submit} noValidate>
            <EmailInput
              label={t('account.email')}
              autoComplete="username"
              error={fieldText(formState.errors.email)}
              {...register('email')}
            />
            <RefusalNote refusal={refusal} onEnd={clear} />
            <Button type="submit" block loading={ask.isPending} disabled={blocked}>
              {t('security.send_code')}
            </Button>
          </form>
        </div>
      )}
    </Page>
  );
}
