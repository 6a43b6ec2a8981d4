import { webhookKinds } from '@app/contract/webhooks/kinds';
import { webhookLimits } from '@app/contract/webhooks/limits';
import type { WebhookEndpoint, WebhookEndpointInput } from '@app/contract/webhooks/staff-schemas';
import { defineForm } from '../../ui/form/define-form';
import { boxesInput } from '../../ui/form/inputs/boxes-input';

export const newEndpoint: WebhookEndpointInput = { name: '', url: '', kinds: [] };

/** The draft of an address that exists. */
export const draftOf = ({ name, url, kinds }: WebhookEndpoint): WebhookEndpointInput => ({ name, url, kinds });

const KindsInput = boxesInput(webhookKinds, (kind) => `webhook.kind.${kind}`);

export const endpointForm = defineForm<WebhookEndpointInput>()([
  { name: 'name', kind: 'text', label: 'webhook.name', max: webhookLimits.name, required: true },
  {
    name: 'url',
    kind: 'text',
    label: 'webhook.url',
    help: 'webhook.url_help',
    placeholder: 'webhook.url_hint',
    max: webhookLimits.url,
    required: true,
  },
  {
    name: 'kinds',
    kind: 'own',
    label: 'webhook.kinds',
    help: 'webhook.kinds_help',
    required: true,
    render: KindsInput,
  },
]);
