import { useT } from '@app/client/i18n';
import type { DeletionBlocker } from '@app/contract/accounts/security/schemas';
import { IconBed, IconClockDollar, IconPackage, IconWallet } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Price } from '../../../ui/price.tsx';

/** What has to be settled before the account can go, each with the way to it. */
export function Blockers({ blockers }: { readonly blockers: readonly DeletionBlocker[] }) {
  const t = useT();
  return (
    <Card flush>
      {blockers.map((blocker) => {
        if (blocker.kind === 'orders' || blocker.kind === 'bookings') {
          const goods = blocker.kind === 'orders';
          return (
            <ListRow
              key={blocker.kind}
              icon={<Icon as={goods ? IconPackage : IconBed} />}
              title={t(goods ? 'security.blocker_orders' : 'security.blocker_bookings', { count: blocker.count })}
              href={hrefTo(goods ? 'myOrders' : 'allOrders')}
            />
          );
        }
        const held = blocker.kind === 'held';
        return (
          <ListRow
            key={blocker.kind}
            icon={<Icon as={held ? IconClockDollar : IconWallet} />}
            title={t(held ? 'security.blocker_held' : 'security.blocker_balance')}
            {...(held ? { note: t('security.blocker_wait') } : {})}
            value={<Price price={blocker.amount} />}
            {...(held ? {} : { href: hrefTo('mine') })}
          />
        );
      })}
    </Card>
  );
}
