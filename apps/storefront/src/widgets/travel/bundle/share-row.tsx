import { useT } from '@app/client/i18n';
import { IconUserHeart } from '@tabler/icons-react';
import { Card } from '../../../ui/card.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** The booking's link for somebody who may look at it and pay it: without names and numbers. */
export function ShareRow({ address }: { readonly address: string }) {
  const t = useT();
  const copy = async () => {
    const done = await copyText(address);
    toast(t(done ? 'travel.link_copied' : 'common.copy_failed'), done ? 'success' : 'warning');
  };
  return (
    <Card flush className="no-print">
      <ListRow
        icon={<Icon as={IconUserHeart} className="brand" />}
        title={t('travel.share_booking')}
        note={t('travel.share_booking_text')}
        onPress={() => void copy()}
      />
    </Card>
  );
}
