import { comboLimits } from '@app/contract/verticals/combos/limits';
import { sql } from 'kysely';
import { finderPort } from '../../modules/assistants/public.ts';
import { cityLinksPort, pageKindPort } from '../../modules/pages/public.ts';
import { bundleVerticalPort, searchProviderInTable } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { comboInvariants } from './domain/invariants.ts';
import { comboRoutes } from './http/combo.routes.ts';
import { staffComboRoutes } from './http/staff-combo.routes.ts';
import { comboPages, combosInCity } from './usecases/combo-page.ts';
import { comboBundle } from './usecases/compose-combo.ts';
import { comboFinder } from './usecases/find-combos.ts';
import { recheckCombos, refreshCombos } from './usecases/refresh-combos.ts';

/** Of the table `t`: its sale is not over, and a first day of its window is ahead, as `isSoldStill` has it but for blackouts. */
const soldStill = sql`(t.book_until IS NULL OR t.book_until > app_now())
  AND EXISTS (SELECT FROM travel_city z, LATERAL (SELECT local_time(app_now(), z.zone)::date AS today) d WHERE z.id = t.city_id
    AND (t.travel_until IS NULL OR t.travel_until > d.today)
    AND (t.travel_from IS NULL OR t.travel_from <= d.today + ${comboLimits.daysAhead}::int))`;

export default defineSlice((platform) => ({
  name: 'combos',
  owns: ['combo', 'combo_from', 'combo_slot'],
  reads: ['travel_bundle', 'travel_change', 'travel_city', 'travel_order', 'travel_provider_change'],
  gives: [
    bundleVerticalPort({
      ...comboBundle(platform),
      searchProvider: searchProviderInTable('combo', 'combo', soldStill),
    }),
    pageKindPort(comboPages(platform)),
    cityLinksPort(combosInCity(platform)),
    finderPort(comboFinder(platform)),
  ],
  endpoints: [...comboRoutes(platform), ...staffComboRoutes(platform)],
  invariants: comboInvariants,
  // A few at a time are enough: none is waited for.
  jobs: [
    {
      name: 'combos.refresh_prices',
      cron: '*/10 * * * *',
      run: async () => {
        await recheckCombos(platform);
        await refreshCombos(platform);
        return 0;
      },
    },
  ],
}));
