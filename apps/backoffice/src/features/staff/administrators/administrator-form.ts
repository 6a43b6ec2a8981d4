import { limits } from '@app/contract/core/limits';
import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import type { Administrator, AdministratorEdit, AdministratorInput } from '@app/contract/staff/control/staff-schemas';
import { choicesFrom } from '../../../ui/choices';
import { defineForm } from '../../../ui/form/define-form';
import { agentChoices, merchantChoices } from './administrator-list';

/** The form of an administrator; username and first password are asked for a new one only. */
export type AdministratorDraft = AdministratorEdit & { username: string; password: string };

export const newAdministrator: AdministratorDraft = {
  username: '',
  password: '',
  name: '',
  roleId: '',
  superiorId: null,
  agentId: null,
  merchantId: null,
};

/** The draft of one who exists. */
export const draftOf = (row: Administrator): AdministratorDraft => ({
  username: row.username,
  password: '',
  name: row.name,
  roleId: row.role.id,
  superiorId: row.superior?.id ?? null,
  agentId: row.agent?.id ?? null,
  merchantId: row.merchant?.id ?? null,
});

/** What is sent of a draft of one who exists. */
export const editOf = ({ name, roleId, superiorId, agentId, merchantId }: AdministratorDraft): AdministratorEdit => ({
  name,
  roleId,
  superiorId: superiorId || null,
  agentId: agentId || null,
  merchantId: merchantId || null,
});

/** What is sent of a new one; no password asks for the default. */
export const inputOf = (draft: AdministratorDraft): AdministratorInput => ({
  ...editOf(draft),
  username: draft.username,
  ...(draft.password ? { password: draft.password } : {}),
});

const roles = choicesFrom(calls.administratorChoices, (answer) =>
  answer.roles.map(({ id, name, allowed }) => ({ value: id, label: name, disabled: !allowed })),
);
const superiors = choicesFrom(calls.administratorChoices, (answer) =>
  answer.superiors.map(({ id, name }) => ({ value: id, label: name })),
);

export const editForm = defineForm<AdministratorDraft>()([
  { name: 'name', kind: 'text', label: 'control.admin.name', max: limits.staffName, required: true, half: true },
  { name: 'roleId', kind: 'select', label: 'control.admin.role', choices: roles, required: true, half: true },
  {
    name: 'superiorId',
    kind: 'select',
    label: 'control.admin.superior',
    choices: superiors,
    clearable: true,
    half: true,
  },
  {
    name: 'agentId',
    kind: 'tree-select',
    label: 'control.admin.agent',
    help: 'control.admin.agent_help',
    choices: agentChoices,
    clearable: true,
    half: true,
  },
  {
    name: 'merchantId',
    kind: 'select',
    label: 'merchant.of',
    help: 'control.admin.merchant_help',
    choices: merchantChoices,
    clearable: true,
    half: true,
  },
]);

export const createForm = [
  ...defineForm<AdministratorDraft>()([
    {
      name: 'username',
      kind: 'text',
      label: 'control.admin.username',
      help: 'control.admin.username_help',
      max: limits.staffUsername,
      required: true,
      half: true,
    },
    {
      name: 'password',
      kind: 'password',
      label: 'control.admin.password',
      help: 'control.admin.password_help',
      max: limits.staffPasswordMax,
      half: true,
    },
  ]),
  ...editForm,
];
