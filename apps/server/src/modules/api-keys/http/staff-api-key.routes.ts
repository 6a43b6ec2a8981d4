import { staffApiKeyEndpoints } from '@app/contract/api-keys/staff-endpoints';
import { shapes } from '@app/contract/api-keys/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { keyOwners } from '../db/api-key.repo.ts';
import { changeApiKey } from '../usecases/change-api-key.ts';
import { closedRights } from '../usecases/checked-terms.ts';
import { createApiKey, listApiKeys, readApiKey, revokeApiKey } from '../usecases/edit-api-keys.ts';

/** The back office's calls of API keys; `ended` receives the ids of keys that are over or may do something else. */
export const staffApiKeyRoutes = (platform: Platform, ended: (ids: readonly string[]) => void): BoundEndpoint[] =>
  bindEndpoints(staffApiKeyEndpoints, shapes, {
    listApiKeys: ({ staff, query }) => listApiKeys(platform, staff, query),
    readApiKey: ({ staff, params }) => readApiKey(platform, staff, params.id),
    apiKeyOwners: async () => ({ ...(await keyOwners(platform.db)), closed: closedRights(platform) }),
    createApiKey: ({ staff, ip, body }) => createApiKey(platform, { staff, ip }, body),
    updateApiKey: async ({ staff, ip, params, body }) => {
      const key = await changeApiKey(platform, { staff, ip }, { id: params.id, change: body });
      ended([key.id]);
      return key;
    },
    revokeApiKey: async ({ staff, ip, params }) => {
      const key = await revokeApiKey(platform, { staff, ip }, params.id);
      ended([key.id]);
      return key;
    },
  });
