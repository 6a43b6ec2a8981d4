import { defineSlice } from '../../platform/slice.ts';
import { appVersionRoutes } from './http/app-version.routes.ts';

export default defineSlice((platform) => ({
  name: 'app-versions',
  owns: ['app_version'],
  endpoints: appVersionRoutes(platform),
  invariants: [
    {
      name: 'app_versions.link',
      promise: 'An app that is fetched from a store says where; no link leads anywhere but to https.',
      sql: `SELECT id FROM app_version
        WHERE (platform <> 'web' AND download_link = '') OR download_link !~ '^(https://.*)?$'`,
    },
  ],
}));
