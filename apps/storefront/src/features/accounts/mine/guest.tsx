import { useT } from '@app/client/i18n';
import { useAskSignIn } from '../../../shell/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { LocalePill } from '../../../widgets/locale-pill.tsx';
import styles from './mine.module.css';

/** "Me" for a visitor: what an account holds and the two ways to one. */
export function Guest() {
  const t = useT();
  const askSignIn = useAskSignIn();
  return (
    <>
      <div className={styles.corner}>
        <LocalePill />
      </div>
      <EmptyState
        art="/art/bags.webp"
        title={t('account.guest_title')}
        text={t('account.guest_text')}
        action={
          <div className={styles.ways}>
            <Button block onClick={() => askSignIn('login')}>
              {t('account.sign_in')}
            </Button>
            <Button block kind="ghost" onClick={() => askSignIn('register')}>
              {t('account.create_account')}
            </Button>
          </div>
        }
      />
    </>
  );
}
