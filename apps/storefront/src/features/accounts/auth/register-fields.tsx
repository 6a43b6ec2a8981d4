import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { IconTicket, IconUser } from '@tabler/icons-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useShop } from '../../../shell/shop.ts';
import { PasswordInput, TextInput } from '../../../ui/field.tsx';
import { EmailInput } from '../../../widgets/email-input.tsx';
import { fieldText } from '../../../widgets/form-fields.ts';
import { StrengthHint } from '../../../widgets/strength-hint.tsx';
import type { RegisterValues } from './register-form.ts';

/** The five fields of the register screen, the required ones first. */
export function RegisterFields({ form }: { readonly form: UseFormReturn<RegisterValues> }) {
  const t = useT();
  const { register, control, trigger, formState } = form;
  const { errors } = formState;
  const password = useWatch({ control, name: 'password' });
  const inviteCode = useWatch({ control, name: 'inviteCode' });
  const offered = useShop((state) => state.shop?.config.invite_code ?? null);
  return (
    <>
      <EmailInput label={t('account.email')} error={fieldText(errors.email)} {...register('email')} />
      <PasswordInput
        label={t('account.password')}
        autoComplete="new-password"
        helper={<StrengthHint password={password} />}
        error={fieldText(errors.password)}
        {...register('password', {
          // A confirmation already typed is compared again.
          onChange: () => void (form.getValues('confirmPassword') !== '' && trigger('confirmPassword')),
        })}
      />
      <PasswordInput
        label={t('account.confirm_password')}
        autoComplete="new-password"
        error={fieldText(errors.confirmPassword)}
        {...register('confirmPassword')}
      />
      <TextInput
        label={t('account.invite_code')}
        icon={IconTicket}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limits.code}
        helper={t(offered && inviteCode === offered ? 'account.invite_code_demo' : 'account.invite_code_hint')}
        error={fieldText(errors.inviteCode)}
        {...register('inviteCode')}
      />
      <TextInput
        label={t('account.nickname')}
        icon={IconUser}
        autoComplete="nickname"
        helper={t('account.nickname_rule')}
        error={fieldText(errors.nickname)}
        {...register('nickname')}
      />
    </>
  );
}
