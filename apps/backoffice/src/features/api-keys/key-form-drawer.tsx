import { sellsTours } from '@app/contract/api-keys/reselling';
import { staffApiKeyEndpoints as calls } from '@app/contract/api-keys/staff-endpoints';
import type { ApiKey, ApiKeyInput } from '@app/contract/api-keys/staff-schemas';
import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { request } from '../../api/request';
import { useSession } from '../../api/session';
import { useText } from '../../text/use-text';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { apiKeyFields, draftOf, inputOf, KeyCallsFor, newApiKey, rightsOf } from './api-key-form';
import styles from './api-keys.module.css';

type KeyFormDrawerProps = {
  /** The key to change; null makes one. */
  editing: ApiKey | null;
  onClose: () => void;
  /** Receives the secret of a new key. */
  onMade: (secret: string) => void;
};

/** The form of a key: what it may do, from where and until when; of a new one also for whom. */
export function KeyFormDrawer({ editing, onClose, onMade }: KeyFormDrawerProps) {
  const t = useText();
  const { worksFor } = useSession();
  const blank = useMemo(newApiKey, []);
  // One input for as long as the form is open: another one would begin anew with each letter that is typed.
  const Rights = useMemo(() => rightsOf(editing?.permissions ?? []), [editing]);
  const [sells, setSells] = useState(false);
  const [callsFor, setCallsFor] = useState<'agent' | 'merchant' | null>(null);
  // A key stays on its first account.
  const asksAccount = sells && !editing?.account;
  const create = async (draft: ApiKeyInput): Promise<ApiKey> => {
    const { key, secret } = await request(calls.createApiKey, { body: inputOf(draft) });
    onMade(secret);
    return key;
  };
  const update = ({ id, version }: ApiKey, draft: ApiKeyInput): Promise<ApiKey> => {
    const { agentId: _agent, merchantId: _merchant, account, ...terms } = inputOf(draft);
    const body = { ...terms, account: asksAccount ? account : '', version };
    return request(calls.updateApiKey, { params: { id }, body });
  };
  return (
    <KeyCallsFor value={callsFor}>
      <RecordFormDrawer<ApiKeyInput, ApiKey>
        title={editing?.name ?? t('api_key.new')}
        kind="api_key"
        fields={apiKeyFields({ Rights, asksOwner: editing === null && worksFor === 'house', asksAccount })}
        editing={editing}
        blank={blank}
        draftOf={draftOf}
        create={create}
        update={update}
        reload={(id) => request(calls.readApiKey, { params: { id } })}
        onDraft={({ permissions, agentId, merchantId }) => {
          setSells(sellsTours(permissions));
          if (worksFor === 'house') setCallsFor(agentId ? 'agent' : merchantId ? 'merchant' : null);
        }}
        {...(editing
          ? { above: <Alert type="info" className={styles.notice ?? ''} title={t('api_key.edit_note')} /> }
          : {})}
        done={editing ? 'api_key.changed' : 'api_key.made'}
        onClose={onClose}
      />
    </KeyCallsFor>
  );
}
