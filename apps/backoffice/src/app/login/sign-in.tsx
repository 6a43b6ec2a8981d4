import { useState } from 'react';
import type { SignInStep } from '../../api/sign-in';
import { ComingBack } from './coming-back';
import { FirstStep } from './first-step';
import { SecondStep } from './second-step';
import type { Challenge, Frame } from './sign-in-steps';
import { useProviderReturn } from './use-provider-return';

/** Signs in by one of the two steps. Throws `Failure` when refused. */
export type Login = (given: SignInStep) => Promise<unknown>;

type SignInProps = {
  readonly login: Login;
  readonly frame: Frame;
  /** The only person who can sign in here: whose session ended. */
  readonly username?: string;
};

/** Sign-in: name, password and image code, or what stands in their place, then the authenticator's code where one is bound. */
export function SignIn(props: SignInProps) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const comingBack = useProviderReturn({ login: props.login, onChallenge: setChallenge, onRefused: setEnded });
  const end = (why: string | null) => {
    setEnded(why);
    setChallenge(null);
  };
  if (comingBack) return <ComingBack frame={props.frame} />;
  return challenge ? (
    <SecondStep {...challenge} {...props} username={challenge.username} onEnd={end} />
  ) : (
    <FirstStep {...props} ended={ended} onChallenge={setChallenge} />
  );
}
