import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { Form } from 'antd';
import { useState } from 'react';
import { Failure, isRefusal } from '../../api/failure';
import type { Credentials } from '../../api/sign-in';
import { useAnswer } from '../../api/use-answer';
import { saidOfFields } from '../../ui/form/field-errors';
import { useFieldWords } from '../../ui/form/use-field-words';
import { useFailureNote } from '../../ui/use-action';
import type { Challenge } from './sign-in-steps';

export type Typed = Omit<Credentials, 'captchaId'>;
type Refused = Partial<Record<keyof Typed, string>>;

/** Which field a refusal of the sign-in belongs to. */
function fieldOf(error: Failure): keyof Typed | null {
  if (isRefusal(error, 'staff.wrong_captcha')) return 'captcha';
  return isRefusal(error, 'account.wrong_login') ? 'password' : null;
}

/** What the second step is taken with, where the server wants one. */
const challengeOf = (error: unknown): string | null =>
  isRefusal(error, 'staff.code_needed') && typeof error.data.challenge === 'string' ? error.data.challenge : null;

/** An image code that can be renewed. */
function useCaptcha() {
  const captcha = useAnswer(staffEndpoints.captcha, {}, { keepMs: 0 });
  return {
    id: captcha.data?.id ?? '',
    svg: captcha.data?.svg,
    failed: captcha.isError,
    renew: () => void captcha.refetch(),
  };
}

type FirstStepWays = {
  readonly login: (given: Credentials) => Promise<unknown>;
  /** The password was right, and an authenticator is bound. */
  readonly onChallenge: (challenge: Challenge) => void;
};

/** Signs in by what is typed. After a refusal everything but the image code stays typed, and a new image is drawn. */
export function useFirstStep({ login, onChallenge }: FirstStepWays) {
  const wordsOf = useFieldWords();
  const note = useFailureNote();
  const [form] = Form.useForm<Typed>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const captcha = useCaptcha();
  const renew = () => {
    form.setFieldValue('captcha', '');
    captcha.renew();
  };
  const refuse = (error: unknown) => {
    renew();
    if (!(error instanceof Failure)) return note(error);
    const field = fieldOf(error);
    const named = Object.entries(saidOfFields(error)).map(([name, said]) => [name, wordsOf(said)]);
    const said: Refused = { ...Object.fromEntries(named), ...(field ? { [field]: error.message } : {}) };
    if (Object.keys(said).length === 0) return note(error);
    setRefused(said);
  };
  const submit = async (typed: Typed) => {
    setBusy(true);
    setRefused({});
    try {
      await login({ ...typed, captchaId: captcha.id });
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge) onChallenge({ challenge, username: typed.username });
      else refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    form,
    busy,
    captcha: { ...captcha, renew },
    submit,
    /** What a field is drawn with: its name, and why it was refused. */
    at: (name: keyof Typed) => ({
      name,
      ...(refused[name] ? { validateStatus: 'error' as const, help: refused[name] } : {}),
    }),
    /** A field that is typed into anew is not known to be wrong. */
    forget: (changed: Partial<Typed>) =>
      setRefused((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !(name in changed)))),
  };
}
