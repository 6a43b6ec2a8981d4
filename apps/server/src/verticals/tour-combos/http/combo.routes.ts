import { tourComboEndpoints } from '@app/contract/verticals/tour-combos/endpoints';
import { shapes } from '@app/contract/verticals/tour-combos/schemas';
import { bundleBooking, CITY_TAG, createBundleQuote } from '../../../modules/travel/public.ts';
import { TRAVEL_DEALS } from '../../../modules/travel-deals/core.ts';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { TOUR_PLACES, TOURS } from '../../tours/public.ts';
import { readTourComboDetails } from '../usecases/read-combo.ts';
import { readTourCombos } from '../usecases/read-combos.ts';

const SHOWN = [TOURS, TOUR_PLACES, CITY_TAG, TRAVEL_DEALS, 'currencies'];

/** The traveller's calls of combos of tours. */
export const comboRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(tourComboEndpoints, shapes, {
    tourCombos: {
      handle: ({ query, lang, currency }) => readTourCombos(platform, { ...query, lang, currency }),
      cacheTags: () => SHOWN,
    },
    tourComboDetails: {
      handle: ({ query, lang, currency }) => readTourComboDetails(platform, query.id, { lang, currency }),
      cacheTags: () => SHOWN,
    },
    createTourComboQuote: (call) => {
      const { usePoints, ...request } = call.body;
      const { customer, lang, currency } = call;
      const asked = { kind: 'tourcombo', customerId: customer.id, request, usePoints, lang, currency } as const;
      return createBundleQuote(platform, asked);
    },
    bookTourCombo: bundleBooking(platform, 'tourcombo'),
  });
