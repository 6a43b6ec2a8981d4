import { limits } from '@app/contract/core/limits';
import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import type { Administrator } from '@app/contract/staff/control/staff-schemas';
import { choicesFrom } from '../../../ui/choices';
import { RecordLink, StatusTag, TwoLines } from '../../../ui/list/cells';
import { type CellContext, defineList } from '../../../ui/list/define-list';
import { ADMINISTRATORS_PATH } from '../control-paths';

const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Roles, agents and merchants to look by. */
const roleChoices = choicesFrom(calls.administratorChoices, ({ roles }) => roles.map(named));
export const agentChoices = choicesFrom(calls.administratorChoices, ({ agents }) =>
  agents.map((agent) => ({ ...named(agent), parent: agent.parent })),
);
export const merchantChoices = choicesFrom(calls.administratorChoices, ({ merchants }) => merchants.map(named));

/** Whom somebody works for, in words. */
export const worksFor = (row: Administrator, { t }: Pick<CellContext, 't'>): string =>
  row.agent?.name ?? row.merchant?.name ?? t('control.admin.house');

/** Whether somebody can sign in, in words. */
const stateText = (row: Administrator, { t }: CellContext): string => {
  if (!row.enabled) return t('control.admin.disabled');
  return t(row.lockedUntil ? 'control.admin.locked' : 'control.admin.enabled');
};

export const stateTag = (row: Administrator, ctx: CellContext) => (
  <StatusTag tone={row.enabled ? (row.lockedUntil ? 'warning' : 'success') : 'neutral'}>
    {stateText(row, ctx)}
  </StatusTag>
);

export const administratorList = defineList({
  endpoint: calls.listAdministrators,
  title: 'permission.control.administrators',
  exportName: 'administrators',
  filters: [
    {
      key: 'name',
      kind: 'text',
      label: 'control.admin.name',
      placeholder: 'control.admin.name_hint',
      max: limits.staffName,
    },
    { key: 'roleId', kind: 'choice', label: 'control.admin.role', choices: roleChoices },
    { key: 'agentId', kind: 'tree', label: 'control.admin.agent', choices: agentChoices },
    { key: 'merchantId', kind: 'choice', label: 'merchant.of', choices: merchantChoices },
    { key: 'enabled', kind: 'flag', label: 'control.admin.enabled' },
  ],
  columns: [
    {
      key: 'name',
      title: 'control.admin.name',
      render: (row) => (
        <TwoLines
          top={<RecordLink to={`${ADMINISTRATORS_PATH}/${row.id}`}>{row.name}</RecordLink>}
          bottom={row.username}
        />
      ),
    },
    { key: 'username', title: 'control.admin.username', hidden: true },
    { key: 'role', title: 'control.admin.role', render: (row) => row.role.name, write: 'role.name' },
    {
      key: 'agent',
      title: 'control.admin.works_for',
      render: (row, ctx) => worksFor(row, ctx),
      write: 'agent.name',
    },
    {
      key: 'merchant',
      title: 'merchant.of',
      render: (row) => row.merchant?.name ?? '–',
      write: 'merchant.name',
      hidden: true,
    },
    {
      key: 'superior',
      title: 'control.admin.superior',
      render: (row) => row.superior?.name ?? '–',
      write: 'superior.name',
    },
    {
      key: 'authenticator',
      title: 'control.admin.authenticator',
      render: (row, { t }) => t(row.authenticator ? 'control.admin.bound' : 'control.admin.not_bound'),
      write: 'authenticator',
    },
    { key: 'lastSignInAt', title: 'control.admin.last_sign_in', as: 'moment' },
    { key: 'createdAt', title: 'control.admin.created', as: 'moment', hidden: true },
    {
      key: 'enabled',
      title: 'control.admin.state',
      render: stateTag,
      write: { yes: 'control.admin.enabled', no: 'control.admin.disabled' },
    },
  ],
});
