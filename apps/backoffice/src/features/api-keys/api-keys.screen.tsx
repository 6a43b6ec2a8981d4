import type { ApiKey } from '@app/contract/api-keys/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { SecretDialog } from '../../ui/secret-dialog';
import { ApiKeyDrawer } from './api-key-drawer';
import { apiKeyList } from './api-key-list';
import { API_KEYS_PATH } from './api-keys-path';
import { KeyFormDrawer } from './key-form-drawer';
import { useRevoke } from './use-revoke';

/** API keys: which programs call the back office, as whom, and until when. */
export default function ApiKeysScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayEdit = useAllowed('control.api_keys.edit');
  const revokeOf = useRevoke();
  const [form, setForm] = useState<{ editing: ApiKey | null } | null>(null);
  const editOf = (row: ApiKey) => (mayEdit && row.state !== 'revoked' ? () => setForm({ editing: row }) : null);
  const [secret, setSecret] = useState<string | null>(null);
  const rowActions = (row: ApiKey): RowAction[] => [
    {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${API_KEYS_PATH}/${row.id}`, search }),
    },
  ];
  const menu = (row: ApiKey): RowAction[] => {
    const [edit, revoke] = [editOf(row), revokeOf(row)];
    return [
      ...(edit ? [{ key: 'edit', label: 'ui.list.edit', run: edit } as const] : []),
      ...(revoke ? [{ key: 'revoke', label: 'api_key.revoke', danger: true, run: revoke } as const] : []),
    ];
  };
  const extra = mayEdit ? (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setForm({ editing: null })}>
      {t('api_key.new')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage rule={apiKeyList} actions={{ rowActions, menu, extra }} />
      <Routes>
        <Route path=":id" element={<ApiKeyDrawer editOf={editOf} />} />
      </Routes>
      {form && <KeyFormDrawer editing={form.editing} onClose={() => setForm(null)} onMade={setSecret} />}
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
