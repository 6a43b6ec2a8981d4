import { useEffect, useState } from 'react';
import { takeReturn } from '../../api/provider-return';
import type { ProviderStep } from '../../api/sign-in';
import { useText } from '../../text/use-text';
import { failureText } from '../../ui/use-action';
import { type Challenge, challengeOf } from './sign-in-steps';

type Return = {
  readonly login: (given: ProviderStep) => Promise<unknown>;
  /** The account was right, and an authenticator is bound. */
  readonly onChallenge: (challenge: Challenge) => void;
  readonly onRefused: (why: string) => void;
};

/** Takes the first step by what a provider sent this browser back with, where it did; whether that is under way. */
export function useProviderReturn({ login, onChallenge, onRefused }: Return): boolean {
  const t = useText();
  const [step] = useState(() => takeReturn('sign_in'));
  const [busy, setBusy] = useState(step !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way back is taken once, whatever is drawn anew
  useEffect(() => {
    if (step === null) return;
    login(step)
      .catch((error: unknown) => {
        const challenge = challengeOf(error);
        if (challenge) onChallenge(challenge);
        else onRefused(failureText(error, t));
      })
      .finally(() => setBusy(false));
  }, [step]);
  return busy;
}
