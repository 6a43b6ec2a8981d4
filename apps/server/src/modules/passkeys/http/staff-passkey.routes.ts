import { staffPasskeyEndpoints } from '@app/contract/passkeys/staff-endpoints';
import { shapes } from '@app/contract/passkeys/staff-schemas';
import { relyingParty } from '../../../platform/auth/relying-party.ts';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { beginSignIn } from '../usecases/ceremony.ts';
import { signInStaff } from '../usecases/sign-in-staff.ts';
import {
  beginStaffPasskey,
  keepStaffPasskey,
  listOwnPasskeys,
  listPasskeysOf,
  listPasskeysOfUser,
  nameStaffPasskey,
  removePasskeyOf,
  removePasskeyOfUser,
  removeStaffPasskey,
} from '../usecases/staff-passkeys.ts';

/** Staff's calls for passkeys. */
export const staffPasskeyRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffPasskeyEndpoints, shapes, {
    passkeyPlace: async () => ({ origin: relyingParty(platform.home())?.origin ?? null }),
    beginPasskeySignIn: () => beginSignIn(platform, 'staff'),
    signInByPasskey: ({ body, ip, userAgent, device }) => signInStaff(platform, { ...body, ip, userAgent, device }),
    ownPasskeys: ({ staff }) => listOwnPasskeys(platform, staff.id),
    beginPasskey: ({ staff, ip, body }) => beginStaffPasskey(platform, { staff, ip }, body),
    addPasskey: ({ staff, ip, body, userAgent, lang }) =>
      keepStaffPasskey(platform, { staff, ip }, { ...body, userAgent, lang }),
    renamePasskey: ({ staff, ip, params, body }) =>
      nameStaffPasskey(platform, { staff, ip }, { id: params.id, name: body.name }),
    removePasskey: ({ staff, ip, params, body }) =>
      removeStaffPasskey(platform, { staff, ip }, { id: params.id, password: body.password }),
    listPasskeysOf: ({ staff, params }) => listPasskeysOf(platform, staff, params.id),
    removePasskeyOf: ({ staff, ip, params }) => removePasskeyOf(platform, { staff, ip }, params),
    listPasskeysOfUser: ({ staff, params }) => listPasskeysOfUser(platform, staff, params.id),
    removePasskeyOfUser: ({ staff, ip, lang, params }) => removePasskeyOfUser(platform, { staff, ip, lang }, params),
  });
