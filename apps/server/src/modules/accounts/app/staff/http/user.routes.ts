import { staffUserEndpoints } from '@app/contract/accounts/staff/staff-endpoints';
import { shapes } from '@app/contract/accounts/staff/staff-schemas';
import {
  type BoundEndpoint,
  bindEndpoints,
  type CallContext,
  type StaffActor,
} from '../../../../../platform/http/bind.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import {
  disableUser,
  enableUser,
  endUserDevice,
  endUserDevices,
  noteUser,
  resetUserPassword,
  setUserLevel,
} from '../usecases/change-user.ts';
import { exportUsers, listUsers, userChoices } from '../usecases/list-users.ts';
import { readUser } from '../usecases/read-user.ts';
import { createUser, keepUserAvatar, saveUser } from '../usecases/save-user.ts';

/** Who asks, of a call: the rest of it is not everybody's to read. */
const byOf = <Staff extends StaffActor>({ staff, ip, lang }: CallContext<Staff>) => ({ staff, ip, lang });

/** The back office's calls about customers. */
export const userRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffUserEndpoints, shapes, {
    listUsers: (call) => listUsers(platform, byOf(call), call.query),
    exportUsers: (call) => exportUsers(platform, byOf(call), call.query),
    userChoices: (call) => userChoices(platform, byOf(call)),
    readUser: (call) => readUser(platform.db, byOf(call), call.params.id),
    createUser: (call) => createUser(platform, byOf(call), call.body),
    updateUser: (call) => saveUser(platform, byOf(call), { id: call.params.id, ...call.body }),
    uploadUserAvatar: (call) => keepUserAvatar(platform, byOf(call), { id: call.params.id, upload: call.upload }),
    noteUser: (call) => noteUser(platform, byOf(call), { id: call.params.id, body: call.body.body }),
    disableUser: (call) => disableUser(platform, byOf(call), { id: call.params.id, ...call.body }),
    enableUser: (call) => enableUser(platform, byOf(call), { id: call.params.id, ...call.body }),
    setUserLevel: (call) => setUserLevel(platform, byOf(call), { id: call.params.id, ...call.body }),
    resetUserPassword: (call) => resetUserPassword(platform, byOf(call), call.params.id),
    endUserDevice: (call) => endUserDevice(platform, byOf(call), call.params),
    endUserDevices: (call) => endUserDevices(platform, byOf(call), call.params.id),
  });
