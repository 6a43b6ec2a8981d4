import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { UserInfo } from '@app/contract/accounts/schemas';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { IconMailCheck, IconUserX } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { useMomentText } from '../../../widgets/moment-text.ts';

/** What the account waits for, quietly: that it is to be deleted, or that the e-mail is to be confirmed. */
export function AccountNotes({ user }: { readonly user: UserInfo }) {
  const t = useT();
  const moment = useMomentText();
  if (user.deletionEndsAt) {
    return (
      <Card flush>
        <ListRow
          icon={<Icon as={IconUserX} />}
          title={t('security.delete_waiting', { day: moment.day(user.deletionEndsAt) })}
          note={t('security.keep_account')}
          href={hrefTo('deleteAccount')}
        />
      </Card>
    );
  }
  return user.emailVerified ? null : <VerifyNote />;
}

function VerifyNote() {
  const t = useT();
  const points = useEndpoint(securityEndpoints.security).data?.emailPoints ?? 0;
  return (
    <Card flush>
      <ListRow
        icon={<Icon as={IconMailCheck} className="brand" />}
        title={t('security.verify_card_title')}
        note={points > 0 ? t('security.verify_card_points', { count: points }) : t('security.verify_card_text')}
        href={hrefTo('emailVerify')}
      />
    </Card>
  );
}
