import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { shapes } from '@app/contract/accounts/schemas';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { type UseFormRegister, useForm, useWatch } from 'react-hook-form';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PasswordInput } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { fieldText, flawsOf, resolveBy, showRefusedFields } from '../../../widgets/form-fields.ts';
import { useMomentText } from '../../../widgets/moment-text.ts';
import { RefusalNote, useRefusal } from '../../../widgets/refusal-note.tsx';
import { confirmationFlaw, type NewPassword, NewPasswordFields } from './new-password-fields.tsx';
import styles from './security.module.css';

type Values = NewPassword & { oldPassword: string };

const empty: Values = { oldPassword: '', password: '', confirmPassword: '' };
const resolver = resolveBy<Values>((values) => ({
  ...flawsOf(shapes.changePassword.body, values),
  ...confirmationFlaw(values),
}));
const isField = (name: string): name is keyof Values => Object.hasOwn(empty, name);

/** Changing the password; every other device is signed out. */
export default function ChangePasswordScreen() {
  const t = useT();
  const go = useGo();
  const moment = useMomentText();
  const security = useEndpoint(securityEndpoints.security);
  const { refusal, blocked, show, clear } = useRefusal();
  const change = useEndpointMutation(accountEndpoints.changePassword, {
    invalidates: [securityEndpoints.security, securityEndpoints.devices],
    toast: false,
    onSuccess: () => {
      toast(t('security.password_changed'), 'success');
      go.back();
    },
  });
  const form = useForm<Values>({ resolver, mode: 'onTouched', defaultValues: empty });
  const { register, control, handleSubmit, formState, setError, getValues, trigger } = form;
  const password = useWatch({ control, name: 'password' });
  const submit = handleSubmit(async (body) => {
    clear();
    await change.mutateAsync({ body }).catch((error) => {
      if (!showRefusedFields(error, setError, (field) => (isField(field) ? field : null))) show(error);
    });
  });
  const changedAt = security.data?.passwordChangedAt;
  return (
    <Page title={t('security.password')} onBack={go.back}>
      <div className={styles.intro}>
        <p className="t2">{t('security.password_note')}</p>
        <p className="cap t3">{changedAt ? t('security.password_last', { day: moment.day(changedAt) }) : '\u00a0'}</p>
      </div>
      <Card>
        <form className={styles.form} onSubmit={submit} noValidate>
          <PasswordInput
            label={t('security.old_password')}
            autoComplete="current-password"
            error={fieldText(formState.errors.oldPassword)}
            {...register('oldPassword')}
          />
          <NewPasswordFields
            password={password}
            errors={formState.errors}
            register={register as unknown as UseFormRegister<NewPassword>}
            onTyped={() => void (getValues('confirmPassword') !== '' && trigger('confirmPassword'))}
          />
          <RefusalNote refusal={refusal} onEnd={clear} />
          <Button type="submit" block loading={change.isPending} disabled={blocked}>
            {t('security.save_password')}
          </Button>
        </form>
      </Card>
      <p className={styles.center}>
        <a className={`brand medium ${styles.forgot}`} href={hrefTo('forgotPassword')}>
          {t('security.forgot')}
        </a>
      </p>
    </Page>
  );
}
