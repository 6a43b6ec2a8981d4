import { useState } from 'react';
import { isRefusal } from '../../api/failure';
import type { SecondStep } from '../../api/sign-in';
import { useText } from '../../text/use-text';
import { useFailureNote } from '../../ui/use-action';

type SecondStepWays = {
  readonly challenge: string;
  readonly login: (given: SecondStep) => Promise<unknown>;
  /** Back to the first step; with a reason when this sign-in is over. */
  readonly onEnd: (why: string | null) => void;
};

/** Takes the second step with a code of the authenticator or, turned, a recovery code. */
export function useSecondStep({ challenge, login, onEnd }: SecondStepWays) {
  const t = useText();
  const note = useFailureNote();
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const type = (typed: string) => {
    setCode(typed);
    setRefused(null);
  };
  const refuse = (error: unknown) => {
    if (isRefusal(error, 'staff.challenge_over') || isRefusal(error, 'auth.disabled')) return onEnd(error.message);
    if (!isRefusal(error, 'staff.wrong_totp')) return note(error);
    const left = Number(error.data.left);
    setRefused(`${error.message} ${t('staff.second.left', { count: left })}`);
    setCode('');
  };
  const send = async (typed: string): Promise<void> => {
    if (!typed.trim()) return setRefused(t('staff.second.needed'));
    setBusy(true);
    setRefused(null);
    try {
      await login({ challenge, code: typed });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const turn = () => {
    setRecovery(!recovery);
    type('');
  };
  return { recovery, turn, code, type, busy, refused, send };
}
