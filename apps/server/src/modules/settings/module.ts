import { defineSlice } from '../../platform/slice.ts';
import { currencyLimitsPort } from '../currencies/public.ts';
import { serveBrandFiles } from './http/brand-pages.ts';
import { identityRoutes } from './http/identity.routes.ts';
import { settingsRoutes } from './http/settings.routes.ts';
import { staffRoutes } from './http/staff.routes.ts';
import { readIdentity } from './usecases/identity/read-identity.ts';
import { readParameters } from './usecases/read-parameters.ts';

export default defineSlice((platform) => ({
  name: 'settings',
  owns: ['parameter', 'parameter_change', 'shop_identity'],
  reads: ['stored_file'],
  gives: [
    currencyLimitsPort(async (asking) => {
      const values = await readParameters(asking);
      return { staleHours: values['currency.stale_hours'], jumpPercent: values['currency.jump_percent'] };
    }),
  ],
  zones: "SELECT value #>> '{}' FROM parameter WHERE key = 'shop.time_zone'",
  endpoints: [...settingsRoutes(platform), ...staffRoutes(platform), ...identityRoutes(platform)],
  pages: (app) => serveBrandFiles(platform, app),
  invariants: [
    {
      name: 'settings.identity',
      promise: 'There is one row of the shop’s identity, and its logo and icon are files that were uploaded for it.',
      sql: `
        SELECT 'rows' AS what, count(*)::text AS found FROM shop_identity HAVING count(*) <> 1
        UNION ALL
        SELECT 'picture', p.url FROM shop_identity CROSS JOIN LATERAL (VALUES (logo), (icon)) AS p (url)
        WHERE p.url IS NOT NULL
          AND NOT EXISTS (SELECT FROM stored_file f WHERE f.url = p.url AND f.purpose = 'identity')`,
    },
    {
      name: 'settings.parameter-object',
      promise: 'A parameter is one plain value, never a list or an object.',
      sql: `SELECT key FROM parameter WHERE jsonb_typeof(value) NOT IN ('string', 'number', 'boolean')`,
    },
  ],
  // Read before the first call, so that no transaction waits for a second connection to read them.
  start: async () => {
    await Promise.all([readParameters(platform), readIdentity(platform)]);
  },
}));
