import { useNavigate } from 'react-router';
import { forgetPlaceBefore } from '../../api/provider-return';
import { signIn } from '../../api/sign-in';
import { PASSWORD_PATH } from '../../api/use-session-end';
import { Entrance } from './entrance';
import { type Login, SignIn } from './sign-in';
import { useGoOnAt } from './use-go-on-at';

/** Sign-in on a screen of its own. */
export function LoginScreen() {
  const navigate = useNavigate();
  const from = useGoOnAt();
  const login: Login = async (given) => {
    const { mustChangePassword } = await signIn(given);
    forgetPlaceBefore();
    await navigate(mustChangePassword ? PASSWORD_PATH : from, { replace: true });
  };
  return <SignIn login={login} frame={Entrance} />;
}
