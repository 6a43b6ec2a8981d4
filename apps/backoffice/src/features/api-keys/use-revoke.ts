import { staffApiKeyEndpoints as calls } from '@app/contract/api-keys/staff-endpoints';
import type { ApiKey } from '@app/contract/api-keys/staff-schemas';
import { App } from 'antd';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import { useAction } from '../../ui/use-action';

/** Revokes a key once it is confirmed; null for one that is revoked, and for who may not. */
export function useRevoke(): (key: ApiKey) => (() => void) | null {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('control.api_keys.edit');
  const ask = ({ id, name }: ApiKey) =>
    modal.confirm({
      title: t('api_key.revoke_ask', { name }),
      content: t('api_key.revoke_text'),
      okText: t('api_key.revoke'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => request(calls.revokeApiKey, { params: { id } }), { done: 'api_key.revoked' });
      },
    });
  return (key) => (mayEdit && key.state !== 'revoked' ? () => void ask(key) : null);
}
