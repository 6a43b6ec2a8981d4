import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { IconStack2 } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { orderRouteOf } from '../search/kind-routes.ts';

/** Which part of what was booked together an order is; leads there, where parts that belong together are cancelled. */
export function PartOfBundle({ order }: { readonly order: TravelOrderDetail }) {
  const t = useT();
  const { bundle } = order;
  if (!bundle) return null;
  const { part, of, title } = bundle;
  const living = order.state !== 'cancelled' && order.state !== 'completed';
  const row = {
    icon: <Icon as={IconStack2} className="brand" />,
    title: t('travel.bundle.part_of', { part, of, title }),
    ...(bundle.together && living && { note: t('travel.bundle.part_together') }),
  };
  return (
    <Card flush>
      {order.own ? (
        <ListRow {...row} href={hrefTo(orderRouteOf(bundle.kind), { id: bundle.id })} />
      ) : (
        <ListRow {...row} />
      )}
    </Card>
  );
}
