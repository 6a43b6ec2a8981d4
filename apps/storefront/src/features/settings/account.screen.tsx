import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { UserInfo } from '@app/contract/accounts/schemas';
import {
  IconDeviceMobile,
  IconDevices,
  IconFileZip,
  IconFingerprint,
  IconLock,
  IconMail,
  IconMessageChatbot,
  IconUserX,
} from '@tabler/icons-react';
import { hrefTo, useGo } from '../../shell/navigation.ts';
import { useUser } from '../../shell/session.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Face } from '../../widgets/face.tsx';
import styles from './settings.module.css';

/** Account and security: who one is to the shop, and what guards the account. */
export default function AccountScreen() {
  const t = useT();
  const go = useGo();
  const user = useUser();
  const info = useEndpoint(accountEndpoints.userInfo);
  return (
    <Page title={t('account.title')} onBack={go.back}>
      {user ? (
        <Rows user={user} />
      ) : info.isError ? (
        <ErrorState error={info.error} onRetry={() => void info.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </Page>
  );
}

function Rows({ user }: { readonly user: UserInfo }) {
  const t = useT();
  return (
    <>
      <Card flush>
        <ListRow
          title={t('account.photo')}
          value={<Face nickname={user.nickname} avatar={user.avatar} size="small" />}
          href={hrefTo('editProfile')}
        />
        <ListRow
          title={t('account.profile_nickname')}
          value={<span className="clip2">{user.nickname}</span>}
          href={hrefTo('nickname')}
        />
      </Card>
      <Card flush>
        <ListRow
          icon={<Icon as={IconMail} />}
          title={t('account.email')}
          note={<span className={styles.value}>{user.email}</span>}
          value={
            <Tag tone={user.emailVerified ? 'ok' : 'warn'}>
              {t(user.emailVerified ? 'account.verified' : 'account.not_verified')}
            </Tag>
          }
          href={user.emailVerified ? hrefTo('email') : hrefTo('emailVerify')}
        />
        <ListRow icon={<Icon as={IconDeviceMobile} />} title={t('account.row_phone')} href={hrefTo('phone')} />
        <ListRow icon={<Icon as={IconLock} />} title={t('account.row_password')} href={hrefTo('changePassword')} />
        <ListRow icon={<Icon as={IconFingerprint} />} title={t('passkey.title')} href={hrefTo('passkeys')} />
        <ListRow icon={<Icon as={IconDevices} />} title={t('account.row_devices')} href={hrefTo('devices')} />
        <ListRow
          icon={<Icon as={IconMessageChatbot} />}
          title={t('assistant.accesses_title')}
          href={hrefTo('assistantAccesses')}
        />
      </Card>
      <Card flush>
        <ListRow icon={<Icon as={IconFileZip} />} title={t('data_copy.title')} href={hrefTo('dataCopy')} />
        <ListRow icon={<Icon as={IconUserX} />} title={t('account.row_delete')} href={hrefTo('deleteAccount')} />
      </Card>
    </>
  );
}

/** The rows' cards, still empty. */
function RowsSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t('shell.loading')}>
      {[2, 5, 2].map((rows) => (
        <Card key={rows}>
          <div className="stack">
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
              <Skeleton key={row} height="2.8rem" />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
