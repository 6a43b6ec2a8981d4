import { sql } from 'kysely';
import { findsInTable, registerBundle, registerFinds } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { comboInvariants } from './domain/invariants.ts';
import { comboRoutes } from './http/combo.routes.ts';
import { staffComboRoutes } from './http/staff-combo.routes.ts';
import { comboBundle } from './usecases/compose-combo.ts';
import { refreshCombos } from './usecases/refresh-combos.ts';

/** Of the table `t`: its sale and its window are not over. */
const soldStill = sql`(t.book_until IS NULL OR t.book_until > app_now())
  AND (t.travel_until IS NULL OR t.travel_until > app_now()::date)`;

export default defineSlice((platform) => {
  registerBundle(platform, comboBundle(platform));
  registerFinds(platform, findsInTable('combo', 'combo', soldStill));
  return {
    name: 'combos',
    endpoints: [...comboRoutes(platform), ...staffComboRoutes(platform)],
    invariants: comboInvariants,
    // A few at a time are enough: none is waited for.
    jobs: [{ name: 'combos.refresh_prices', cron: '*/10 * * * *', run: () => refreshCombos(platform).then(() => 0) }],
  };
});
