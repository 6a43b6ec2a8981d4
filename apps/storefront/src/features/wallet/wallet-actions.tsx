import { useT } from '@app/client/i18n';
import { IconArrowsExchange, IconArrowUpRight, IconCreditCard, IconPlus } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './wallet.module.css';

/** The four things one does with a wallet. */
export function WalletActions() {
  const t = useT();
  const ways = [
    { icon: IconPlus, label: t('wallet.top_up'), href: hrefTo('recharge') },
    { icon: IconArrowUpRight, label: t('wallet.withdraw'), href: hrefTo('withdrawal') },
    { icon: IconArrowsExchange, label: t('wallet.transfer'), href: hrefTo('transfer') },
    { icon: IconCreditCard, label: t('wallet.accounts'), href: hrefTo('payoutAccounts') },
  ];
  return (
    <nav className={styles.ways} aria-label={t('wallet.title')}>
      {ways.map(({ icon, label, href }) => (
        <a key={href} href={href}>
          <span>
            <Icon as={icon} />
          </span>
          {label}
        </a>
      ))}
    </nav>
  );
}
