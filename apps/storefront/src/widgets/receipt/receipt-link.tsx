import { useT } from '@app/client/i18n';
import type { RouteName } from '@app/contract/core/routes';
import { IconReceipt } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import styles from './receipt-link.module.css';

/** Leads to the receipt of an order that is paid, at the end of the card with its number and payment. */
export function ReceiptLink({ route, id }: { readonly route: RouteName; readonly id: string }) {
  const t = useT();
  return (
    <div className={cx('no-print', styles.link)}>
      <ButtonLink block kind="soft" icon={IconReceipt} href={hrefTo(route, { id })}>
        {t('orders.receipt_see')}
      </ButtonLink>
    </div>
  );
}
