import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { useClockOffset } from '../../../shell/shop.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';

/** A second table at the same time, for another group of the party: the way to it once there is one, else the way to book one that can be had. */
export function SecondTableCard({ order, item }: { readonly order: TravelOrderDetail; readonly item: DiningItem }) {
  const t = useT();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const icon = <Icon as={IconToolsKitchen2} className="accent" />;
  if (item.beside) {
    return (
      <Card flush>
        <ListRow icon={icon} title={t('dining.other_table')} href={hrefTo('diningOrderDetail', { id: item.beside })} />
      </Card>
    );
  }
  const ahead = Date.now() + offsetMs < Date.parse(order.service.startsAt);
  if (!ahead || order.bundle || !item.secondTable || !order.actions.includes('change_dates')) return null;
  const { restaurantId: id, day, time } = item;
  return (
    <Card flush>
      <ListRow
        icon={icon}
        title={t('dining.second_table_go')}
        note={t('dining.second_table_text')}
        href={hrefTo('diningDetails', { id, day, time })}
      />
    </Card>
  );
}
