import { limits } from '@app/contract/core/limits';
import { controlEndpoints } from '@app/contract/staff/control/staff-endpoints';
import { StatusTag } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';
import { grants, grantsOf } from '../../../ui/permissions/permission-tree';

export const roleList = defineList({
  endpoint: controlEndpoints.listRoles,
  title: 'permission.control.roles',
  exportName: 'roles',
  filters: [
    { key: 'name', kind: 'text', label: 'control.role.name', max: limits.roleName },
    { key: 'enabled', kind: 'flag', label: 'control.role.enabled' },
  ],
  columns: [
    { key: 'name', title: 'control.role.name', render: (row) => <b>{row.name}</b> },
    {
      key: 'permissions',
      title: 'control.role.rights',
      align: 'right',
      render: (row, { t, format }) =>
        row.super
          ? t('control.role.all')
          : t('control.role.rights_of', {
              held: format.count(grantsOf(row.permissions).length),
              all: format.count(grants.length),
            }),
      write: 'permissions',
    },
    { key: 'administrators', title: 'control.role.people', as: 'count' },
    {
      key: 'enabled',
      title: 'control.role.status',
      render: (row, { t }) => (
        <StatusTag tone={row.enabled ? 'success' : 'neutral'}>
          {t(row.enabled ? 'control.role.enabled' : 'control.role.disabled')}
        </StatusTag>
      ),
      write: { path: 'enabled', yes: 'control.role.enabled', no: 'control.role.disabled' },
    },
  ],
});
