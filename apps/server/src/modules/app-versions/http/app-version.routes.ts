import { appVersionEndpoints } from '@app/contract/app-versions/endpoints';
import { shapes } from '@app/contract/app-versions/schemas';
import { staffAppVersionEndpoints } from '@app/contract/app-versions/staff-endpoints';
import { shapes as staffShapes } from '@app/contract/app-versions/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  APP_VERSIONS,
  createAppVersion,
  deleteAppVersion,
  listAppVersions,
  readAppVersion,
  saveAppVersion,
} from '../usecases/edit-app-versions.ts';
import { newerVersionNotice } from '../usecases/newer-version-notice.ts';

/** The calls of app versions, for the app and for staff. */
export const appVersionRoutes = (platform: Platform): BoundEndpoint[] => [
  ...bindEndpoints(appVersionEndpoints, shapes, {
    appVersion: {
      handle: ({ query, lang }) => newerVersionNotice(platform, { ...query, lang }),
      cacheTags: () => [APP_VERSIONS],
    },
  }),
  ...bindEndpoints(staffAppVersionEndpoints, staffShapes, {
    listAppVersions: ({ query }) => listAppVersions(platform.db, query),
    readAppVersion: ({ params }) => readAppVersion(platform.db, params.id),
    createAppVersion: ({ staff, ip, body }) => createAppVersion(platform, { staff, ip }, body),
    updateAppVersion: ({ staff, ip, params, body: { version, ...input } }) =>
      saveAppVersion(platform, { staff, ip }, { id: params.id, version, input }),
    deleteAppVersion: ({ staff, ip, params }) => deleteAppVersion(platform, { staff, ip }, params.id),
  }),
];
