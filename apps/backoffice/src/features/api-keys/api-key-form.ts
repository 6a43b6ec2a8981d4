import { apiKeyLimits } from '@app/contract/api-keys/limits';
import { sellsTours } from '@app/contract/api-keys/reselling';
import { staffApiKeyEndpoints as calls } from '@app/contract/api-keys/staff-endpoints';
import type { ApiKey, ApiKeyInput } from '@app/contract/api-keys/staff-schemas';
import type { PermissionKey } from '@app/contract/core/permissions';
import { type ComponentType, createContext, createElement, useContext } from 'react';
import { useAnswer } from '../../api/use-answer';
import { choicesFrom } from '../../ui/choices';
import { defineForm, type Field, type OwnFieldProps } from '../../ui/form/define-form';
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

/** The draft of a key that exists; the account that it sells on stays. */
export const draftOf = ({ name, agent, merchant, permissions, addresses, expiresAt }: ApiKey): ApiKeyInput => ({
  name,
  agentId: agent?.id ?? null,
  merchantId: merchant?.id ?? null,
  permissions,
  account: '',
  addresses,
  expiresAt,
});

/**
 * What is sent of a draft: lines left empty are no addresses, a choice that was cleared is none, and what sells no tours has no account.
 */
export const inputOf = (draft: ApiKeyInput): ApiKeyInput => ({
  ...draft,
  agentId: draft.agentId || null,
  merchantId: draft.merchantId || null,
  account: sellsTours(draft.permissions) ? draft.account : '',
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
const when = defineForm<ApiKeyInput>()([
  { name: 'expiresAt', kind: 'moment', label: 'api_key.expires', help: 'api_key.expires_help', required: true },
  {
    name: 'addresses',
    kind: 'texts',
    label: 'api_key.addresses',
    help: 'api_key.addresses_help',
    add: 'api_key.add_address',
    max: apiKeyLimits.addresses,
  },
]);
/** Keys that sell tours alone have an account, named when they begin to. */
const account = defineForm<ApiKeyInput>()([
  {
    name: 'account',
    kind: 'text',
    label: 'api_key.account',
    help: 'api_key.account_help',
    max: apiKeyLimits.account,
    required: true,
  },
]);
/** For whom the key in the form calls, as long as that is no one's of the house. */
export const KeyCallsFor = createContext<'agent' | 'merchant' | null>(null);

/**
 * Returns the input for the permissions of a key; those that it has can be taken from it, also by staff who do not hold them, and those that
 * are closed to whom it is for cannot be chosen.
 */
export const rightsOf = (permissions: readonly PermissionKey[]): ComponentType<OwnFieldProps<PermissionKey[]>> =>
  function KeyRights(props) {
    const callsFor = useContext(KeyCallsFor);
    const { data } = useAnswer(calls.apiKeyOwners, {}, { enabled: callsFor !== null, keepMs: 300_000 });
    const keys = callsFor && data?.closed[callsFor];
    const unusable = keys ? { keys, note: `api_key.closed_to_${callsFor}` as const } : null;
    return createElement(PermissionsField, { ...props, removable: permissions, unusable });
  };

type KeyFormShape = {
  Rights: ReturnType<typeof rightsOf>;
  /** Whether it is chosen for whom the key calls. */
  asksOwner: boolean;
  /** Whether it needs to be said on whose account the key sells. */
  asksAccount: boolean;
};

/** The fields of a key. */
export const apiKeyFields = ({ Rights, asksOwner, asksAccount }: KeyFormShape): Field<ApiKeyInput>[] => [
  ...first,
  ...(asksOwner ? owners : []),
  ...when,
  ...defineForm<ApiKeyInput>()([
    {
      name: 'permissions',
      kind: 'own',
      label: 'api_key.rights',
      help: 'api_key.rights_help',
      required: true,
      render: Rights,
    },
  ]),
  ...(asksAccount ? account : []),
];
