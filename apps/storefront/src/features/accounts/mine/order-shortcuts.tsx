import { type TextKey, useT } from '@app/client/i18n';
import type { UserInfo } from '@app/contract/accounts/schemas';
import {
  IconChevronRight,
  IconCreditCard,
  IconPackage,
  IconReceipt,
  IconRefresh,
  IconTruck,
} from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import styles from './mine.module.css';

type Tab = keyof UserInfo['orderCounts'];

const shortcuts: readonly { readonly tab: Tab; readonly icon: IconGlyph }[] = [
  { tab: 'unpaid', icon: IconCreditCard },
  { tab: 'processing', icon: IconPackage },
  { tab: 'shipped', icon: IconTruck },
  { tab: 'to_receive', icon: IconReceipt },
  { tab: 'returns', icon: IconRefresh },
];

/** The tabs of the orders screen with what waits in each; what is to be paid is counted and listed of every kind. */
export function OrderShortcuts({ user }: { readonly user: Pick<UserInfo, 'orderCounts' | 'unpaidBookings'> }) {
  const t = useT();
  const counts = { ...user.orderCounts, unpaid: user.orderCounts.unpaid + user.unpaidBookings };
  return (
    <Card className={styles.orders ?? ''}>
      <div className="row between">
        <h2 className="h3">{t('account.orders')}</h2>
        <a className={styles.all} href={hrefTo('allOrders')}>
          {t('account.all_orders')}
          <Icon as={IconChevronRight} size="s" />
        </a>
      </div>
      <nav className={styles.shortcuts} aria-label={t('account.orders')}>
        {shortcuts.map(({ tab, icon }) => (
          <a key={tab} href={tab === 'unpaid' ? hrefTo('allOrders', { group: 'unpaid' }) : hrefTo('myOrders', { tab })}>
            <Badge count={counts[tab]} silent>
              <Icon as={icon} />
            </Badge>
            <span className={styles.shortcut}>{t(`orders.tab.${tab}` satisfies TextKey)}</span>
            {counts[tab] > 0 ? (
              <span className="visually-hidden">{t('account.waiting_orders', { count: counts[tab] })}</span>
            ) : null}
          </a>
        ))}
      </nav>
    </Card>
  );
}
