import { staffWebhookEndpoints as calls } from '@app/contract/webhooks/staff-endpoints';
import type { WebhookEndpoint } from '@app/contract/webhooks/staff-schemas';
import { useState } from 'react';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import { ListPage } from '../../ui/list/list-page';
import { useRecordActions } from '../../ui/list/use-record-actions';
import { SecretDialog } from '../../ui/secret-dialog';
import { AssistantKeyButton } from './assistant-key-button';
import { EndpointFormDrawer } from './endpoint-form-drawer';
import { endpointList } from './endpoint-list';
import { useEndpointActions } from './use-endpoint-actions';

/** Webhooks: the addresses of other programs that news of the shop are sent to. */
export default function WebhooksScreen() {
  const t = useText();
  const [secret, setSecret] = useState<string | null>(null);
  const actionsOf = useEndpointActions(setSecret);
  const { list, drawer } = useRecordActions<WebhookEndpoint>({
    mayEdit: useAllowed('control.webhooks.edit'),
    readable: true,
    nameOf: (row) => row.name,
    add: 'webhook.new',
    deletion: {
      ask: 'webhook.delete_ask',
      text: 'webhook.delete_text',
      done: 'webhook.deleted',
      remove: ({ id }) => request(calls.deleteWebhookEndpoint, { params: { id } }),
    },
    drawer: (row, close) => <EndpointFormDrawer editing={row} onClose={close} onSecret={setSecret} />,
  });
  const menu = (row: WebhookEndpoint) => [...actionsOf(row), ...(list.menu?.(row) ?? [])];
  const extra = (
    <>
      <AssistantKeyButton />
      {list.extra}
    </>
  );
  return (
    <>
      <ListPage rule={endpointList} actions={{ ...list, menu, extra }} />
      {drawer}
      {secret && (
        <SecretDialog
          title={t('webhook.secret')}
          text={t('webhook.secret_text')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
