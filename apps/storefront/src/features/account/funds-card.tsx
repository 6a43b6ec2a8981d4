import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import type { UserInfo } from '@app/contract/accounts/schemas';
import { tagOf } from '@app/contract/core/locale';
import { IconChevronRight, IconLock, IconWallet } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './mine.module.css';

/** The two figures of the account, money and points; leads to the wallet. */
export function FundsCard({ user }: { readonly user: UserInfo }) {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  return (
    <a className={styles.funds} href={hrefTo('wallet')}>
      <svg viewBox="0 0 343 76" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path d="M343 0v76h-92c12-34 44-60 92-76z" fill="var(--lagoon-600)" />
      </svg>
      <Icon as={IconWallet} />
      <div className="grow">
        <dl className={styles.figures}>
          <div>
            <dt>{t('account.wallet_balance')}</dt>
            <dd>
              <Price price={user.balance} size="l" />
            </dd>
          </div>
          <div className={styles.points}>
            <dt>{t('account.points')}</dt>
            <dd className={styles.pointsFigure}>
              {new Intl.NumberFormat(tagOf(locale)).format(user.points)}
              {user.pointsLocked ? <Icon as={IconLock} size="s" /> : null}
            </dd>
          </div>
        </dl>
        {user.pointsLocked ? <p className={styles.locked}>{t('account.points_locked')}</p> : null}
      </div>
      <Icon as={IconChevronRight} size="m" />
    </a>
  );
}
