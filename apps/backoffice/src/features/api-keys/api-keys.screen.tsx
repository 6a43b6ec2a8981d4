import { staffApiKeyEndpoints as calls } from '@app/contract/api-keys/staff-endpoints';
import type { ApiKey, ApiKeyInput } from '@app/contract/api-keys/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { request } from '../../api/request';
import { useAllowed, useSession } from '../../api/session';
import { useText } from '../../text/use-text';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { SecretDialog } from '../../ui/secret-dialog';
import { ApiKeyDrawer } from './api-key-drawer';
import { apiKeyFields, inputOf, newApiKey } from './api-key-form';
import { apiKeyList } from './api-key-list';
import { API_KEYS_PATH } from './api-keys-path';
import { useRevoke } from './use-revoke';

type Made = ApiKey & { version: number };

/** The form of a new key, and what it made. */
function NewKey({ onClose, onMade }: { onClose: () => void; onMade: (secret: string) => void }) {
  const t = useText();
  const { worksFor } = useSession();
  const make = async (draft: ApiKeyInput): Promise<Made> => {
    const { key, secret } = await request(calls.createApiKey, { body: inputOf(draft) });
    onMade(secret);
    return { ...key, version: 1 };
  };
  return (
    <RecordFormDrawer<ApiKeyInput, Made>
      title={t('api_key.new')}
      fields={apiKeyFields(worksFor === 'house')}
      editing={null}
      blank={newApiKey()}
      draftOf={newApiKey}
      create={make}
      done="api_key.made"
      onClose={onClose}
    />
  );
}

/** API keys: which programs call the back office, as whom, and until when. */
export default function ApiKeysScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayEdit = useAllowed('control.api_keys.edit');
  const revokeOf = useRevoke();
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const rowActions = (row: ApiKey): RowAction[] => [
    {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${API_KEYS_PATH}/${row.id}`, search }),
    },
  ];
  const menu = (row: ApiKey): RowAction[] => {
    const revoke = revokeOf(row);
    return revoke ? [{ key: 'revoke', label: 'api_key.revoke', danger: true, run: revoke }] : [];
  };
  const extra = mayEdit ? (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setMaking(true)}>
      {t('api_key.new')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage rule={apiKeyList} actions={{ rowActions, menu, extra }} />
      <Routes>
        <Route path=":id" element={<ApiKeyDrawer />} />
      </Routes>
      {making && <NewKey onClose={() => setMaking(false)} onMade={setSecret} />}
      {secret && (
        <SecretDialog
          title={t('api_key.made')}
          text={t('api_key.made_text')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
