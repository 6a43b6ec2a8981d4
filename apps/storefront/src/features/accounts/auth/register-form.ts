import { shapes } from '@app/contract/accounts/schemas';
import { limits } from '@app/contract/core/limits';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useScreenParams } from '../../../shell/navigation.ts';
import { useShop } from '../../../shell/shop.ts';
import { type FieldFlaws, flawsOf, resolveBy } from '../../../widgets/form-fields.ts';
import { forgetTabDraft, keepTabDraft, readTabDraft } from '../../../widgets/tab-draft.ts';

/** The form as typed: the nickname is an empty text while there is none. */
export type RegisterValues = {
  email: string;
  password: string;
  confirmPassword: string;
  nickname: string;
  inviteCode: string;
};

const empty: RegisterValues = { email: '', password: '', confirmPassword: '', nickname: '', inviteCode: '' };

export const isRegisterField = (name: string): name is keyof RegisterValues => Object.hasOwn(empty, name);

/** What the form sends: without a nickname the server makes one. */
export const registrationOf = ({ nickname, ...rest }: RegisterValues) => ({ ...rest, ...(nickname && { nickname }) });

function flaws(values: RegisterValues): FieldFlaws {
  const found = flawsOf(shapes.register.body, registrationOf(values));
  const { password, confirmPassword } = values;
  if (confirmPassword === '') return { ...found, confirmPassword: 'field.required' };
  return confirmPassword === password ? found : { ...found, confirmPassword: 'error.account.password_inconsistent' };
}

const resolver = resolveBy(flaws);

/** Where this tab keeps what is typed, passwords excepted, so that a reload loses nothing. */
const DRAFT = 'register-draft';

function readTyped(): Partial<RegisterValues> {
  const kept = Object.entries(readTabDraft(DRAFT) ?? {});
  return Object.fromEntries(
    kept.filter(([name, value]) => isRegisterField(name) && typeof value === 'string' && value),
  );
}

/** Forgets what was typed, once the account is open. */
export const forgetRegistration = (): void => forgetTabDraft(DRAFT);

/** The form of the register screen. The invite code comes from the address, else from the demo; a typed one stays. */
export function useRegisterForm(): UseFormReturn<RegisterValues> {
  const { invite } = useScreenParams<'invite'>();
  const offered = useShop((state) => (state.shop?.config.demo ? state.shop.config.invite_code : null));
  const code = (invite ?? offered ?? '').trim().slice(0, limits.code);
  const form = useForm<RegisterValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: { ...empty, inviteCode: code, ...readTyped(), ...(invite && { inviteCode: code }) },
  });
  const { getValues, setValue, watch } = form;
  useEffect(() => {
    const watching = watch(({ email = '', nickname = '', inviteCode = '' }) =>
      keepTabDraft(DRAFT, { email, nickname, inviteCode }),
    );
    return () => watching.unsubscribe();
  }, [watch]);
  useEffect(() => {
    if (code !== '' && getValues('inviteCode') === '') setValue('inviteCode', code);
  }, [code, getValues, setValue]);
  return form;
}
