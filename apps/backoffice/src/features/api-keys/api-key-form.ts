import { apiKeyLimits } from '@app/contract/api-keys/limits';
import { staffApiKeyEndpoints as calls } from '@app/contract/api-keys/staff-endpoints';
import type { ApiKeyInput } from '@app/contract/api-keys/staff-schemas';
import { choicesFrom } from '../../ui/choices';
import { defineForm, type Field } from '../../ui/form/define-form';
import { PermissionsField } from '../../ui/permissions/permissions-field';

const USUAL_DAYS = 90;
const DAY = 86_400_000;

/** What the form of a new key begins with: good for three months. */
export const newApiKey = (): ApiKeyInput => ({
  name: '',
  agentId: null,
  merchantId: null,
  permissions: [],
  account: '',
  addresses: [],
  expiresAt: new Date(Date.now() + USUAL_DAYS * DAY).toISOString(),
});

/** What is sent of a draft: lines left empty are no addresses, a choice that was cleared is none. */
export const inputOf = (draft: ApiKeyInput): ApiKeyInput => ({
  ...draft,
  agentId: draft.agentId || null,
  merchantId: draft.merchantId || null,
  addresses: draft.addresses.map((one) => one.trim()).filter((one) => one !== ''),
});

const agents = choicesFrom(calls.apiKeyOwners, (answer) =>
  answer.agents.map(({ id, name, parent }) => ({ value: id, label: name, parent })),
);
const merchants = choicesFrom(calls.apiKeyOwners, (answer) =>
  answer.merchants.map(({ id, name }) => ({ value: id, label: name })),
);

const first = defineForm<ApiKeyInput>()([
  {
    name: 'name',
    kind: 'text',
    label: 'api_key.name',
    help: 'api_key.name_help',
    max: apiKeyLimits.name,
    required: true,
  },
]);
/** Staff of the house alone choose for whom a key calls. */
const owners = defineForm<ApiKeyInput>()([
  {
    name: 'agentId',
    kind: 'tree-select',
    label: 'api_key.agent',
    help: 'api_key.agent_help',
    choices: agents,
    clearable: true,
    half: true,
  },
  {
    name: 'merchantId',
    kind: 'select',
    label: 'merchant.of',
    help: 'api_key.merchant_help',
    choices: merchants,
    clearable: true,
    half: true,
  },
]);
const rest = defineForm<ApiKeyInput>()([
  { name: 'expiresAt', kind: 'moment', label: 'api_key.expires', help: 'api_key.expires_help', required: true },
  {
    name: 'addresses',
    kind: 'texts',
    label: 'api_key.addresses',
    help: 'api_key.addresses_help',
    add: 'api_key.add_address',
    max: apiKeyLimits.addresses,
  },
  {
    name: 'permissions',
    kind: 'own',
    label: 'api_key.rights',
    help: 'api_key.rights_help',
    required: true,
    render: PermissionsField,
  },
  {
    name: 'account',
    kind: 'text',
    label: 'api_key.account',
    help: 'api_key.account_help',
    max: apiKeyLimits.account,
  },
]);

/** The fields of a new key, as its maker may fill them. */
export const apiKeyFields = (ofHouse: boolean): Field<ApiKeyInput>[] => [...first, ...(ofHouse ? owners : []), ...rest];
