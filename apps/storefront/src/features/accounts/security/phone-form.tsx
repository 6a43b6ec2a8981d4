import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { useEndpointMutation } from '@app/client/use-mutation';
import { looksLikePhone } from '@app/contract/accounts/check-address';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import type { Security } from '@app/contract/accounts/security/schemas';
import { IconPhone } from '@tabler/icons-react';
import { Controller, useForm } from 'react-hook-form';
import { useGo } from '../../../shell/navigation.ts';
import { Button, TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirm } from '../../../ui/confirm-store.ts';
import { TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CountryField } from '../../../widgets/country-field.tsx';
import { fieldText, resolveBy, showRefusedFields } from '../../../widgets/form-fields.ts';
import { likelyCountry } from '../../../widgets/likely-country.ts';
import styles from './security.module.css';

type Values = { country: string; tel: string };

const resolver = resolveBy<Values>(({ country, tel }) =>
  looksLikePhone(tel.trim(), country) ? {} : { tel: 'field.address_tel' },
);
const isField = (name: string): name is keyof Values => name === 'country' || name === 'tel';

/** Setting, changing and removing the number. */
export function PhoneForm({ phone }: { readonly phone: Security['phone'] }) {
  const t = useT();
  const go = useGo();
  const locale = usePreferences((state) => state.locale);
  const invalidates = [securityEndpoints.security];
  const done = (text: 'security.phone_saved' | 'security.phone_removed') => () => {
    toast(t(text), 'success');
    go.back();
  };
  const save = useEndpointMutation(securityEndpoints.savePhone, {
    invalidates,
    toast: false,
    onSuccess: done('security.phone_saved'),
  });
  const remove = useEndpointMutation(securityEndpoints.removePhone, {
    invalidates,
    onSuccess: done('security.phone_removed'),
  });
  const { register, control, handleSubmit, formState, setError } = useForm<Values>({
    resolver,
    mode: 'onTouched',
    defaultValues: { country: phone?.country ?? likelyCountry([], navigator.languages, locale), tel: phone?.tel ?? '' },
  });
  const submit = handleSubmit(async (body) => {
    await save.mutateAsync({ body }).catch((error) => {
      const placed = showRefusedFields(error, setError, (field) => (isField(field) ? field : null));
      if (!placed) toast(error.msg, 'warning');
    });
  });
  const askToRemove = async () => {
    const yes = await confirm({
      title: t('security.phone_remove_title'),
      text: t('security.phone_remove_text'),
      confirmLabel: t('common.remove'),
      danger: true,
    });
    if (yes) remove.mutate({});
  };
  return (
    <>
      <p className={`${styles.intro} t2`}>{t('security.phone_text')}</p>
      <Card>
        <form className={styles.form} onSubmit={submit} noValidate>
          <Controller
            control={control}
            name="country"
            render={({ field, fieldState }) => (
              <CountryField value={field.value} error={fieldText(fieldState.error)} onChange={field.onChange} />
            )}
          />
          <TextInput
            label={t('security.phone')}
            icon={IconPhone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            helper={t('address.tel_hint')}
            error={fieldText(formState.errors.tel)}
            {...register('tel')}
          />
          <Button type="submit" block loading={save.isPending}>
            {t('common.save')}
          </Button>
        </form>
      </Card>
      {phone ? (
        <div className={styles.center}>
          <TextButton onClick={() => void askToRemove()} disabled={remove.isPending}>
            {t('security.phone_remove')}
          </TextButton>
        </div>
      ) : null}
    </>
  );
}
