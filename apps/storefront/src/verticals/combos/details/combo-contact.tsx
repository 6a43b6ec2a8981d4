import { useT } from '@app/client/i18n';
import { IconHeadset } from '@tabler/icons-react';
import { useOpenChat } from '../../../shell/chat.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';

/** Whom one asks about every part: the people of the shop, where they are reached everywhere else. */
export function ComboContact() {
  const t = useT();
  const openChat = useOpenChat();
  return (
    <Card flush>
      <ListRow
        icon={<Icon as={IconHeadset} className="brand" />}
        title={t('combos.contact_title')}
        note={t('combos.contact_text')}
        onPress={openChat}
      />
    </Card>
  );
}
