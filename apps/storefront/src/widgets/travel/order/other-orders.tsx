import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { IconUsers } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { orderRouteOf } from '../search/kind-routes.ts';

/** Leads to the bookings of those who were once booked together with these and change by themselves since. */
export function OtherOrders({ order }: { readonly order: TravelOrderDetail }) {
  const t = useT();
  if (order.others.length === 0) return null;
  return (
    <Card flush>
      {order.others.map(({ id, number }) => (
        <ListRow
          key={id}
          icon={<Icon as={IconUsers} className="brand" />}
          title={t('travel.others_open', { number })}
          note={t('travel.others_text')}
          href={hrefTo(orderRouteOf(order.kind), { id })}
        />
      ))}
    </Card>
  );
}
