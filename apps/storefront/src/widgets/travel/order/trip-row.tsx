import { useT } from '@app/client/i18n';
import { IconLuggage } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';

/** The way from a booking to the trip that it is of. */
export function TripRow({ orderId }: { readonly orderId: string }) {
  const t = useT();
  return (
    <Card flush className="no-print">
      <ListRow
        icon={<Icon as={IconLuggage} className="brand" />}
        title={t('trip.see')}
        note={t('trip.see_note')}
        href={hrefTo('trip', { id: orderId })}
      />
    </Card>
  );
}
