import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { useClockOffset } from '../../../shell/shop.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import styles from './coming-card.module.css';

/** A second table at the same time, for another group of the party: the way to it once there is one, else the way to book one. */
export function SecondTableCard({ order, item }: { readonly order: TravelOrderDetail; readonly item: DiningItem }) {
  const t = useT();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  if (item.beside) {
    const href = hrefTo('diningOrderDetail', { id: item.beside });
    return (
      <Card flush>
        <ListRow
          icon={<Icon as={IconToolsKitchen2} className="accent" />}
          title={t('dining.other_table')}
          href={href}
        />
      </Card>
    );
  }
  const ahead = Date.now() + offsetMs < Date.parse(order.service.startsAt);
  if (!ahead || order.bundle || !order.actions.includes('change_dates')) return null;
  const { restaurantId: id, day, time } = item;
  return (
    <Card>
      <h2 className="h3">{t('dining.second_table')}</h2>
      <p className="sub t2">{t('dining.second_table_text')}</p>
      <div className={styles.answers}>
        <ButtonLink block kind="soft" href={hrefTo('diningDetails', { id, day, time })}>
          {t('dining.second_table_go')}
        </ButtonLink>
      </div>
    </Card>
  );
}
