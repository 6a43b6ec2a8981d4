import { useT } from '@app/client/i18n';
import type { UserInfo } from '@app/contract/accounts/schemas';
import { IconArrowsExchange } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { useMomentText } from '../../../widgets/moment-text.ts';

/** That bookings were changed by their provider and wait for an answer; one leads to its page, several to the list. */
export function AskedNote({ user }: { readonly user: Pick<UserInfo, 'askedBookings'> }) {
  const t = useT();
  const moment = useMomentText();
  const { askedBookings: asked } = user;
  if (!asked) return null;
  return (
    <Card flush>
      <ListRow
        icon={<Icon as={IconArrowsExchange} className="accent" />}
        title={t('account.asked', { count: asked.count })}
        note={t('account.asked_until', { until: moment.minute(asked.until) })}
        href={asked.count === 1 ? `#${asked.path}` : hrefTo('allOrders', { group: 'asked' })}
      />
    </Card>
  );
}
