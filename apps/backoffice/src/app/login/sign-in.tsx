import { useState } from 'react';
import type { Credentials, PasskeyStep, SecondStep as Second } from '../../api/sign-in';
import { FirstStep } from './first-step';
import { SecondStep } from './second-step';
import type { Challenge, Frame } from './sign-in-steps';

/** Signs in by one of the two steps. Throws `Failure` when refused. */
export type Login = (given: Credentials | Second | PasskeyStep) => Promise<unknown>;

type SignInProps = {
  readonly login: Login;
  readonly frame: Frame;
  /** The only person who can sign in here: whose session ended. */
  readonly username?: string;
};

/** Sign-in: name, password and image code, then the authenticator's code where one is bound. */
export function SignIn(props: SignInProps) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const end = (why: string | null) => {
    setEnded(why);
    setChallenge(null);
  };
  return challenge ? (
    <SecondStep {...challenge} {...props} username={challenge.username} onEnd={end} />
  ) : (
    <FirstStep {...props} ended={ended} onChallenge={setChallenge} />
  );
}
