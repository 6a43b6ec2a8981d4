import { useT } from '@app/client/i18n';
import { useGo } from '../../../shell/navigation.ts';
import { useShop } from '../../../shell/shop.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import styles from './auth.module.css';

type DemoLogin = { readonly email: string; readonly password: string };

/** In demo mode: the account to look around with, and a way to fill it in. */
export function DemoPanel({ onUse }: { readonly onUse: (demo: DemoLogin) => void }) {
  const t = useT();
  const demo = useShop((state) => (state.shop?.config.demo ? state.shop.config.demo_login : null));
  if (!demo) return null;
  return (
    <section className={cx(styles.panel, styles.demo)}>
      <div className="grow">
        <p className="semi">{t('account.demo_title')}</p>
        <p className={cx('sub t2', styles.line)}>{demo.email}</p>
        <p className={cx('sub t2 num', styles.line)}>{demo.password}</p>
      </div>
      <Button kind="soft" size="s" className={styles.panelButton} onClick={() => onUse(demo)}>
        {t('account.demo_use')}
      </Button>
    </section>
  );
}

/** The way to an account, with what it gives. Takes this screen's place, so that Back leads to where one came from. */
export function JoinPanel() {
  const t = useT();
  const go = useGo();
  const points = useShop((state) => state.shop?.config.sign_up_points ?? 0);
  return (
    <section className={styles.panel}>
      <img src="/art/gift.webp" alt="" width="88" height="88" />
      <div className="grow">
        <p className="semi">{t('account.new_here')}</p>
        <p className="sub t2">{points > 0 ? t('account.join_text', { count: points }) : t('account.join_plain')}</p>
      </div>
      <Button kind="soft" size="s" className={styles.panelButton} onClick={() => go.replace('register')}>
        {t('account.join')}
      </Button>
    </section>
  );
}
