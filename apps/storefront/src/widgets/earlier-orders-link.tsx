import { useT } from '@app/client/i18n';
import { IconHistory } from '@tabler/icons-react';
import { hrefTo } from '../shell/navigation.ts';
import { useUser } from '../shell/session.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { ListRow } from '../ui/list-row.tsx';

/** Leads to the orders of the shop from before it moved here; nothing for an account without any. */
export function EarlierOrdersLink() {
  const t = useT();
  const count = useUser()?.earlierOrders ?? 0;
  if (count === 0) return null;
  return (
    <Card flush>
      <ListRow
        icon={<Icon as={IconHistory} />}
        title={t('earlier.link', { count })}
        note={t('earlier.link_text')}
        href={hrefTo('earlierOrders')}
      />
    </Card>
  );
}
