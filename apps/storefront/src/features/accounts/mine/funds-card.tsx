import { useT } from '@app/client/i18n';
import type { UserInfo } from '@app/contract/accounts/schemas';
import { IconWallet } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import styles from './mine.module.css';

/** The money of the account; leads to the wallet, and to topping it up. */
export function FundsCard({ user }: { readonly user: UserInfo }) {
  const t = useT();
  return (
    <section className={styles.funds}>
      <svg viewBox="0 0 343 76" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path d="M343 0v76h-92c12-34 44-60 92-76z" fill="var(--lagoon-600)" />
      </svg>
      <a className={styles.balance} href={hrefTo('wallet')}>
        <Icon as={IconWallet} />
        <span>
          <span className={styles.balanceName}>{t('account.wallet_balance')}</span>
          <Price price={user.balance} size="l" />
        </span>
      </a>
      <a className={styles.topUp} href={hrefTo('recharge')}>
        {t('wallet.top_up')}
      </a>
    </section>
  );
}
