import { IconFingerprint } from '@tabler/icons-react';
import { Button } from 'antd';
import type { PasskeyStep } from '../../api/sign-in';
import { useText } from '../../text/use-text';
import styles from './login.module.css';
import type { Challenge } from './sign-in-steps';
import { usePasskey } from './use-passkey';

type PasskeyButtonProps = {
  readonly login: (given: PasskeyStep) => Promise<unknown>;
  readonly onChallenge: (challenge: Challenge) => void;
};

/** Signing in by a passkey; nothing where this page cannot. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const t = useText();
  const { here, busy, press } = usePasskey(props);
  if (!here) return null;
  return (
    <Button
      block
      size="large"
      className={styles.other ?? ''}
      icon={<IconFingerprint size={18} />}
      loading={busy}
      onClick={() => void press()}
    >
      {t('passkey.sign_in')}
    </Button>
  );
}
