import type { WorksFor } from '@app/contract/core/endpoint';
import { kindsFor } from '@app/contract/webhooks/kinds';
import { webhookLimits } from '@app/contract/webhooks/limits';
import { staffWebhookEndpoints as calls } from '@app/contract/webhooks/staff-endpoints';
import type { WebhookEndpoint, WebhookEndpointInput } from '@app/contract/webhooks/staff-schemas';
import { choicesFrom } from '../../ui/choices';
import { defineForm, type Field } from '../../ui/form/define-form';
import { boxesInput } from '../../ui/form/inputs/boxes-input';

export const newEndpoint: WebhookEndpointInput = {
  name: '',
  url: '',
  kinds: [],
  agentId: null,
  merchantId: null,
};

/** The draft of an address that exists. */
export const draftOf = ({ name, url, kinds, agent, merchant }: WebhookEndpoint): WebhookEndpointInput => ({
  name,
  url,
  kinds,
  agentId: agent?.id ?? null,
  merchantId: merchant?.id ?? null,
});

/** Whose an address is by its draft; what staff of an agent or a merchant make is theirs. */
export function ownerOf({ agentId, merchantId }: WebhookEndpointInput, worksFor: WorksFor): WorksFor {
  if (agentId) return 'agent';
  return merchantId ? 'merchant' : worksFor;
}

/** What is sent of a draft: a choice that was cleared is none, and kinds that its owner cannot hear are left out. */
export function inputOf(draft: WebhookEndpointInput, worksFor: WorksFor): WebhookEndpointInput {
  const free = kindsFor(ownerOf(draft, worksFor));
  return {
    ...draft,
    agentId: draft.agentId || null,
    merchantId: draft.merchantId || null,
    kinds: draft.kinds.filter((kind) => free.includes(kind)),
  };
}

const kindsInput = (owner: WorksFor) => boxesInput(kindsFor(owner), (kind) => `webhook.kind.${kind}`);
/** The boxes of the kinds that each can be sent. */
const KindsInput = { house: kindsInput('house'), agent: kindsInput('agent'), merchant: kindsInput('merchant') };

const agents = choicesFrom(calls.webhookOwners, (answer) =>
  answer.agents.map(({ id, name, parent }) => ({ value: id, label: name, parent })),
);
const merchants = choicesFrom(calls.webhookOwners, (answer) =>
  answer.merchants.map(({ id, name }) => ({ value: id, label: name })),
);

/** Staff of the house alone choose whose a new address is. */
const owners = defineForm<WebhookEndpointInput>()([
  {
    name: 'agentId',
    kind: 'tree-select',
    label: 'webhook.agent',
    help: 'webhook.agent_help',
    choices: agents,
    clearable: true,
    half: true,
  },
  {
    name: 'merchantId',
    kind: 'select',
    label: 'merchant.of',
    help: 'webhook.merchant_help',
    choices: merchants,
    clearable: true,
    half: true,
  },
]);
const where = defineForm<WebhookEndpointInput>()([
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
]);

/** The fields of an address, with the kinds that its owner can be sent. */
export const endpointFields = (of: { owner: WorksFor; asksOwner: boolean }): Field<WebhookEndpointInput>[] => [
  ...where,
  ...(of.asksOwner ? owners : []),
  ...defineForm<WebhookEndpointInput>()([
    {
      name: 'kinds',
      kind: 'own',
      label: 'webhook.kinds',
      help: 'webhook.kinds_help',
      required: true,
      render: KindsInput[of.owner],
    },
  ]),
];
