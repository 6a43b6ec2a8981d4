import { useT } from '@app/client/i18n';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { PasswordInput } from '../../../ui/field.tsx';
import { fieldText } from '../../../widgets/form-fields.ts';
import { StrengthHint } from '../../../widgets/strength-hint.tsx';

export type NewPassword = { password: string; confirmPassword: string };

/** What is wrong with the confirmation, if anything. */
export const confirmationFlaw = ({ password, confirmPassword }: NewPassword) => {
  if (confirmPassword === '') return { confirmPassword: 'field.required' };
  return confirmPassword === password ? {} : { confirmPassword: 'error.account.password_inconsistent' };
};

/** A new password with its strength, and once more. `onTyped` hears changes of the first. */
export function NewPasswordFields(props: {
  readonly password: string;
  readonly errors: FieldErrors<NewPassword>;
  readonly register: UseFormRegister<NewPassword>;
  readonly onTyped: () => void;
}) {
  const t = useT();
  const { errors, register } = props;
  return (
    <>
      <PasswordInput
        label={t('security.new_password')}
        autoComplete="new-password"
        helper={<StrengthHint password={props.password} />}
        error={fieldText(errors.password)}
        {...register('password', { onChange: props.onTyped })}
      />
      <PasswordInput
        label={t('security.repeat_password')}
        autoComplete="new-password"
        error={fieldText(errors.confirmPassword)}
        {...register('confirmPassword')}
      />
    </>
  );
}
