import { readableTable } from '../../../../platform/db/readable-table.ts';

/** Members of staff in a statement of another slice; no password and no secret is among the columns. */
export const staffAs = readableTable('staff', {
  id: 'id',
  name: 'name',
  username: 'username',
  roleId: 'role_id',
  agentId: 'agent_id',
  merchantId: 'merchant_id',
  disabledAt: 'disabled_at',
  mustChangePassword: 'must_change_password',
  createdAt: 'created_at',
});

/** Roles of staff in a statement of another slice. */
export const rolesAs = readableTable('staff_role', {
  id: 'id',
  name: 'name',
  permissions: 'permissions',
  isEnabled: 'enabled',
  isSuper: 'super',
});
