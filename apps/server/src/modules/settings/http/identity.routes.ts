import { staffIdentityEndpoints } from '@app/contract/settings/identity/staff-endpoints';
import { shapes } from '@app/contract/settings/identity/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { shownIdentity } from '../usecases/identity/read-identity.ts';
import { keepIdentityPicture, readStoredIdentity, saveIdentity } from '../usecases/identity/save-identity.ts';

/** The back office's calls about the shop's identity. */
export const identityRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffIdentityEndpoints, shapes, {
    shownIdentity: ({ language }) => shownIdentity(platform, language),
    readIdentity: () => readStoredIdentity(platform.db),
    saveIdentity: ({ staff, ip, body }) => saveIdentity(platform, { staff, ip }, body),
    uploadIdentityPicture: (call) => keepIdentityPicture(platform, call),
  });
