import { finderPort } from '../../modules/assistants/public.ts';
import { pageKindPort } from '../../modules/pages/public.ts';
import { bundleVerticalPort, searchProviderInTable } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { comboInvariants } from './domain/invariants.ts';
import { comboRoutes } from './http/combo.routes.ts';
import { staffComboRoutes } from './http/staff-combo.routes.ts';
import { comboBundle } from './usecases/combo-bundle.ts';
import { tourComboPages } from './usecases/combo-page.ts';
import { tourComboFinder } from './usecases/find-combos.ts';

export default defineSlice((platform) => ({
  name: 'tour-combos',
  owns: ['tour_combo', 'tour_combo_part'],
  reads: ['tour_booking', 'tour_departure', 'travel_bundle', 'travel_change', 'travel_order', 'travel_provider_change'],
  gives: [
    bundleVerticalPort({ ...comboBundle(platform), searchProvider: searchProviderInTable('tourcombo', 'tour_combo') }),
    pageKindPort(tourComboPages(platform)),
    finderPort(tourComboFinder(platform)),
  ],
  endpoints: [...comboRoutes(platform), ...staffComboRoutes(platform)],
  invariants: comboInvariants,
}));
