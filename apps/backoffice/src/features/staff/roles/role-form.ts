import { limits } from '@app/contract/core/limits';
import type { Role, RoleInput } from '@app/contract/staff/control/staff-schemas';
import { defineForm } from '../../../ui/form/define-form';
import { rightsOf } from '../../../ui/permissions/permission-tree';
import { PermissionsField } from '../../../ui/permissions/permissions-field';

export const newRole: RoleInput = { name: '', enabled: true, permissions: [] };

/** The draft of a role that exists. */
export const draftOf = (role: Role): RoleInput => ({
  name: role.name,
  enabled: role.enabled,
  permissions: rightsOf(role),
});

export const roleForm = defineForm<RoleInput>()([
  { name: 'name', kind: 'text', label: 'control.role.name', max: limits.roleName, required: true },
  { name: 'enabled', kind: 'switch', label: 'control.role.enabled', help: 'control.role.enabled_help' },
  {
    name: 'permissions',
    kind: 'own',
    label: 'control.role.rights',
    help: 'control.role.rights_help',
    render: PermissionsField,
  },
]);
