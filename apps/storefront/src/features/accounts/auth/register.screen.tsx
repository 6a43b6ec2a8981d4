import { rich, useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { useShop } from '../../../shell/shop.ts';
import { useBeginSession } from '../../../shell/sign-in.ts';
import { Button, TextButton } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { showRefusedFields } from '../../../widgets/form-fields.ts';
import { RefusalNote, useRefusal } from '../../../widgets/refusal-note.tsx';
import styles from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { RegisterFields } from './register-fields.tsx';
import { forgetRegistration, isRegisterField, registrationOf, useRegisterForm } from './register-form.ts';

/** Opening an account with an invite code; says what it brought and leads back to where the person wanted to be. */
export default function RegisterScreen() {
  const t = useT();
  const go = useGo();
  const begin = useBeginSession();
  const points = useShop((state) => state.shop?.config.sign_up_points ?? 0);
  const { refusal, blocked, show, clear } = useRefusal();
  const form = useRegisterForm();
  const open = useEndpointMutation(accountEndpoints.register, {
    toast: false,
    onSuccess: (answer) => {
      forgetRegistration();
      const count = answer.pointsGranted;
      toast(count > 0 ? t('account.welcome_points', { count }) : t('account.welcome'), 'success');
      begin(answer);
    },
  });

  const submit = form.handleSubmit(async (values) => {
    clear();
    await open.mutateAsync({ body: registrationOf(values) }).catch((error) => {
      const place = (field: string) => (isRegisterField(field) ? field : null);
      if (!showRefusedFields(error, form.setError, place)) show(error);
    });
  });

  return (
    <AuthFrame
      low
      title={t('account.register_title')}
      text={points > 0 ? t('account.register_text', { count: points }) : t('account.join_plain')}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <RegisterFields form={form} />
        <RefusalNote refusal={refusal} onEnd={clear} />
        <Button type="submit" block className={styles.submit} loading={open.isPending} disabled={blocked}>
          {t('account.create_account')}
        </Button>
      </form>
      <p className={styles.agree}>
        {rich('account.agree', {
          terms: <a href={hrefTo('condition')}>{t('account.agree_terms')}</a>,
          privacy: <a href={hrefTo('privacy')}>{t('account.agree_privacy')}</a>,
        })}
      </p>
      <p className={styles.switch}>
        <span className="t2">{t('account.have_account')} </span>
        <TextButton onClick={() => go.replace('login')}>{t('account.sign_in')}</TextButton>
      </p>
    </AuthFrame>
  );
}
