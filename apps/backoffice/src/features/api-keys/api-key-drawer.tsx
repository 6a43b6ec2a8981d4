import { staffApiKeyEndpoints as calls } from '@app/contract/api-keys/staff-endpoints';
import type { ApiKey } from '@app/contract/api-keys/staff-schemas';
import { Alert, Button, Flex } from 'antd';
import { useParams } from 'react-router';
import { useAnswer } from '../../api/use-answer';
import { listed } from '../../text/in-my-language';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Facts, RecordDrawer } from '../../ui/drawer';
import { grantsOf } from '../../ui/permissions/permission-tree';
import { useBackTo } from '../../ui/use-back-to';
import { callsFor } from './api-key-list';
import { ApiKeyStateTag } from './api-key-state';
import styles from './api-keys.module.css';
import { API_KEYS_PATH } from './api-keys-path';
import { useRevoke } from './use-revoke';

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const t = useText();
  const format = useFormat();
  const { lastUsedAt, lastUsedFrom, revokedAt, addresses } = apiKey;
  const used = lastUsedAt && `${format.exact(lastUsedAt)} ${t('api_key.from', { address: lastUsedFrom })}`;
  return (
    <Facts
      title={t('api_key.facts')}
      facts={[
        [t('api_key.key'), `${apiKey.hint}…`],
        [t('api_key.for'), callsFor(apiKey, { t })],
        [t('api_key.made_by'), apiKey.madeBy.name],
        [t('api_key.account'), apiKey.account?.name],
        [t('api_key.addresses'), addresses.length > 0 ? listed(...addresses) : t('api_key.everywhere')],
        [t('api_key.last_used'), used || t('api_key.never')],
        [t('api_key.created'), format.exact(apiKey.createdAt)],
        [t('api_key.expires'), format.exact(apiKey.expiresAt)],
        [t('api_key.revoked_at'), revokedAt && format.exact(revokedAt)],
      ]}
    />
  );
}

/** One key in the drawer over the list: what it may do, from where and until when. */
export function ApiKeyDrawer({ editOf }: { editOf: (key: ApiKey) => (() => void) | null }) {
  const t = useText();
  const close = useBackTo(API_KEYS_PATH);
  const { id = '' } = useParams();
  const answer = useAnswer(calls.readApiKey, { params: { id } });
  const row = answer.data?.id === id ? answer.data : undefined;
  const revokeOf = useRevoke();
  const revoke = row && revokeOf(row);
  const edit = row && editOf(row);
  return (
    <RecordDrawer
      title={row?.name ?? ''}
      tag={row && <ApiKeyStateTag state={row.state} />}
      log={row && `api_key/${row.id}`}
      waiting={!row}
      error={row ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
      footer={
        revoke && (
          <Flex gap={12} justify="end">
            <Button size="large" danger onClick={revoke}>
              {t('api_key.revoke')}
            </Button>
            {edit && (
              <Button size="large" type="primary" onClick={edit}>
                {t('ui.list.edit')}
              </Button>
            )}
          </Flex>
        )
      }
    >
      {row && (
        <>
          {row.state === 'suspended' && (
            <Alert type="warning" showIcon className={styles.notice ?? ''} title={t('api_key.suspended_note')} />
          )}
          <KeyFacts apiKey={row} />
          <h3 className={styles.head}>{t('api_key.rights')}</h3>
          <ul className={styles.rights}>
            {grantsOf(row.permissions).map((key) => (
              <li key={key}>{t(`permission.${key}`)}</li>
            ))}
          </ul>
        </>
      )}
    </RecordDrawer>
  );
}
