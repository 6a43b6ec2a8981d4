import { staffWebhookEndpoints as calls } from '@app/contract/webhooks/staff-endpoints';
import type { WebhookEndpoint, WebhookEndpointInput } from '@app/contract/webhooks/staff-schemas';
import { Alert } from 'antd';
import { useState } from 'react';
import { request } from '../../api/request';
import { useSession } from '../../api/session';
import { useText } from '../../text/use-text';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { draftOf, endpointFields, inputOf, newEndpoint, ownerOf } from './endpoint-form';

/** Why an address is paused, above its form. */
function PausedNote({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useText();
  if (endpoint.pausedBecause === null) return null;
  const title = t(`webhook.paused_because.${endpoint.pausedBecause}`);
  return <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={title} />;
}

type EndpointFormDrawerProps = {
  /** The address to change; null adds one. */
  editing: WebhookEndpoint | null;
  onClose: () => void;
  /** Receives the secret of a new address. */
  onSecret: (secret: string) => void;
};

/** The form of an address: where news go, which, and of a new one also whose it is. */
export function EndpointFormDrawer({ editing, onClose, onSecret }: EndpointFormDrawerProps) {
  const t = useText();
  const { worksFor } = useSession();
  const [owner, setOwner] = useState(ownerOf(editing ? draftOf(editing) : newEndpoint, worksFor));
  const create = async (draft: WebhookEndpointInput): Promise<WebhookEndpoint> => {
    const made = await request(calls.createWebhookEndpoint, { body: inputOf(draft, worksFor) });
    onSecret(made.secret);
    return made.endpoint;
  };
  const update = ({ id, version }: WebhookEndpoint, draft: WebhookEndpointInput): Promise<WebhookEndpoint> => {
    const { name, url, kinds } = draft;
    return request(calls.updateWebhookEndpoint, { params: { id }, body: { name, url, kinds, version } });
  };
  return (
    <RecordFormDrawer<WebhookEndpointInput, WebhookEndpoint>
      title={editing?.name ?? t('webhook.new')}
      kind="webhook_endpoint"
      fields={endpointFields({ owner, asksOwner: editing === null && worksFor === 'house' })}
      editing={editing}
      blank={newEndpoint}
      draftOf={draftOf}
      {...(editing ? { above: <PausedNote endpoint={editing} /> } : {})}
      create={create}
      update={update}
      reload={(id) => request(calls.readWebhookEndpoint, { params: { id } })}
      onDraft={(draft) => setOwner(ownerOf(draft, worksFor))}
      onClose={onClose}
    />
  );
}
