import { controlEndpoints } from '@app/contract/staff/control/staff-endpoints';
import { shapes } from '@app/contract/staff/control/staff-schemas';
import { bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { staffNames } from '../db/operation-log.repo.ts';
import {
  createAdministrator,
  saveAdministrator,
  setAdministratorState,
} from '../usecases/administrators/edit-administrators.ts';
import {
  clearAuthenticator,
  endDevices,
  resetPassword,
  unlockAdministrator,
} from '../usecases/administrators/secure-administrator.ts';
import {
  administratorChoices,
  listAdministrators,
  listDevices,
  showAdministrator,
} from '../usecases/administrators/show-administrators.ts';
import {
  beginAuthenticator,
  bindAuthenticator,
  readAuthenticator,
  renewRecoveryCodes,
} from '../usecases/own-authenticator.ts';
import { listPermissions, permissionNames, savePermissionTexts } from '../usecases/permission-entries.ts';
import { listOperations, readOperation } from '../usecases/read-operations.ts';
import { createRole, deleteRole, listRoles, readRole, saveRole, setRoleFlags } from '../usecases/roles/edit-roles.ts';

/** Who may do what, and who did what; `ended` is told of sessions that are over. */
export function controlRoutes(platform: Platform, ended: (sessionIds: readonly string[]) => void) {
  return bindEndpoints(controlEndpoints, shapes, {
    listOperations: ({ staff, query, lang }) => listOperations(platform, staff, { ...query, lang }),
    readOperation: ({ staff, params, lang }) => readOperation(platform, staff, { id: params.id, lang }),
    listStaffNames: ({ staff }) => staffNames(platform.db, staff.agentId),
    listRoles: ({ query }) => listRoles(platform.db, query),
    readRole: ({ params }) => readRole(platform.db, params.id),
    createRole: ({ staff, ip, body }) => createRole(platform, { staff, ip }, body),
    updateRole: async ({ staff, ip, params, body: { version, ...input } }) => {
      const done = await saveRole(platform, { staff, ip }, { id: params.id, version, input });
      ended(done.ended);
      return done.role;
    },
    setRoleFlags: async ({ staff, ip, body }) => {
      ended(await setRoleFlags(platform, { staff, ip }, body));
      return null;
    },
    deleteRole: ({ staff, ip, params }) => deleteRole(platform, { staff, ip }, params.id),
    listAdministrators: ({ staff, query }) => listAdministrators(platform, staff, query),
    readAdministrator: ({ staff, params }) => showAdministrator(platform, { id: params.id, asking: staff.agentId }),
    administratorChoices: ({ staff }) => administratorChoices(platform, staff),
    createAdministrator: ({ staff, ip, body }) => createAdministrator(platform, { staff, ip }, body),
    updateAdministrator: async ({ staff, ip, params, body: { version, ...edit } }) => {
      const done = await saveAdministrator(platform, { staff, ip }, { id: params.id, version, edit });
      ended(done.ended);
      return done.administrator;
    },
    setAdministratorState: async ({ staff, ip, params, body }) => {
      const done = await setAdministratorState(platform, { staff, ip }, { id: params.id, ...body });
      ended(done.ended);
      return done.administrator;
    },
    resetPassword: async ({ staff, ip, params }) => {
      const done = await resetPassword(platform, { staff, ip }, params.id);
      ended(done.ended);
      return { password: done.password };
    },
    clearAuthenticator: ({ staff, ip, params }) => clearAuthenticator(platform, { staff, ip }, params.id),
    unlockAdministrator: ({ staff, ip, params }) => unlockAdministrator(platform, { staff, ip }, params.id),
    listDevices: ({ staff, params }) => listDevices(platform, staff, params.id),
    endDevices: async ({ staff, ip, params, body }) => {
      ended(await endDevices(platform, { staff, ip }, { id: params.id, sessionId: body.sessionId }));
      return null;
    },
    beginAuthenticator: ({ staff, ip, body }) => beginAuthenticator(platform, { staff, ip }, body.password),
    bindAuthenticator: ({ staff, ip, body }) => bindAuthenticator(platform, { staff, ip }, body.code),
    readAuthenticator: ({ staff }) => readAuthenticator(platform, staff.id),
    renewRecoveryCodes: ({ staff, ip, body }) => renewRecoveryCodes(platform, { staff, ip }, body.code),
    listPermissions: () => listPermissions(platform),
    savePermissionTexts: ({ staff, ip, params, body }) =>
      savePermissionTexts(platform, { staff, ip }, { key: params.key, ...body }),
    permissionNames: () => permissionNames(platform.db),
  });
}
