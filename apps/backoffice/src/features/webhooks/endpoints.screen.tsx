import { staffWebhookEndpoints as calls } from '@app/contract/webhooks/staff-endpoints';
import type { WebhookEndpoint, WebhookEndpointInput } from '@app/contract/webhooks/staff-schemas';
import { Alert } from 'antd';
import { useState } from 'react';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { ListPage } from '../../ui/list/list-page';
import { useRecordActions } from '../../ui/list/use-record-actions';
import { SecretDialog } from '../../ui/secret-dialog';
import { draftOf, endpointForm, newEndpoint } from './endpoint-form';
import { endpointList } from './endpoint-list';
import { useEndpointActions } from './use-endpoint-actions';

/** Why an address is paused, above its form. */
function PausedNote({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useText();
  if (endpoint.pausedBecause === null) return null;
  const title = t(`webhook.paused_because.${endpoint.pausedBecause}`);
  return <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={title} />;
}

/** Webhooks: the addresses of other programs that news of the shop are sent to. */
export default function WebhooksScreen() {
  const t = useText();
  const [secret, setSecret] = useState<string | null>(null);
  const actionsOf = useEndpointActions(setSecret);
  const create = async (body: WebhookEndpointInput): Promise<WebhookEndpoint> => {
    const made = await request(calls.createWebhookEndpoint, { body });
    setSecret(made.secret);
    return made.endpoint;
  };
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
    drawer: (row, close) => (
      <RecordFormDrawer
        title={row?.name ?? t('webhook.new')}
        kind="webhook_endpoint"
        fields={endpointForm}
        editing={row}
        blank={newEndpoint}
        draftOf={draftOf}
        {...(row ? { above: <PausedNote endpoint={row} /> } : {})}
        create={create}
        update={({ id, version }, draft) =>
          request(calls.updateWebhookEndpoint, { params: { id }, body: { ...draft, version } })
        }
        reload={(id) => request(calls.readWebhookEndpoint, { params: { id } })}
        onClose={close}
      />
    ),
  });
  const menu = (row: WebhookEndpoint) => [...actionsOf(row), ...(list.menu?.(row) ?? [])];
  return (
    <>
      <ListPage rule={endpointList} actions={{ ...list, menu }} />
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
