import { useT } from '@app/client/i18n';
import type { PaidTogether } from '@app/contract/payments/paid-together';
import { IconChevronRight, IconStack2 } from '@tabler/icons-react';
import { hrefTo } from '../shell/navigation.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './in-group.module.css';

/** Says that an order is being paid with others, and leads to their payment. */
export function InGroup({ group }: { readonly group: PaidTogether }) {
  const t = useT();
  return (
    <a className={styles.link} href={hrefTo('cashier', { payment: group.paymentId })}>
      <Icon as={IconStack2} size="s" />
      <span className="grow">{t('group.badge', { count: group.others })}</span>
      <Icon as={IconChevronRight} size="s" />
    </a>
  );
}
