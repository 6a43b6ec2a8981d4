import { useLogin } from 'ra-core';
import { Entrance } from './entrance';
import { SignIn } from './sign-in';

/** Sign-in on a screen of its own. */
export function Login() {
  return <SignIn login={useLogin()} frame={Entrance} />;
}
