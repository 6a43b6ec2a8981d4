import { Modal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { signedInAgain } from '../../api/interruptions';
import { useSession } from '../../api/session';
import { signIn } from '../../api/sign-in';
import { useText } from '../../text/use-text';
import { anyUnsaved } from '../../ui/form/records/open-forms';
import styles from './login.module.css';
import { SignIn } from './sign-in';

function InDialog({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <div className={styles.form}>
      <p>{t('staff.again.text')}</p>
      {children}
    </div>
  );
}

/**
 * Where a session ends over something that was typed and not saved, its owner signs in again in a dialog over it, and what
 * they had sent goes on. Without anything typed the sign-in screen opens as it does anywhere.
 */
export function SignInGuard() {
  const t = useText();
  const { username } = useSession();
  const [answer, setAnswer] = useState<((again: boolean) => void) | null>(null);
  useEffect(
    () =>
      signedInAgain.askBy(() =>
        anyUnsaved()
          ? new Promise<boolean>((resolve) => {
              setAnswer(() => resolve);
            })
          : Promise.resolve(false),
      ),
    [],
  );
  const end = (again: boolean) => {
    setAnswer(null);
    answer?.(again);
  };
  return (
    <Modal
      open={answer !== null}
      title={t('staff.again.title')}
      footer={null}
      width={440}
      maskClosable={false}
      zIndex={1_100}
      onCancel={() => end(false)}
      destroyOnHidden
    >
      <SignIn
        username={username}
        frame={InDialog}
        login={async (given) => {
          await signIn(given);
          end(true);
        }}
      />
    </Modal>
  );
}
