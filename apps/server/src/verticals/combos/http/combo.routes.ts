import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import { shapes } from '@app/contract/verticals/combos/schemas';
import { bundleBooking, CITY_TAG, createBundleQuote } from '../../../modules/travel/public.ts';
import { TRAVEL_DEALS } from '../../../modules/travel-deals/core.ts';
import { TERMS } from '../../../modules/travel-home/public.ts';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readComboCalendar } from '../usecases/read-calendar.ts';
import { readCombo } from '../usecases/read-combo.ts';
import { readCombos } from '../usecases/read-combos.ts';
import { readChoices, readPlan } from '../usecases/read-plan.ts';
import { COMBOS } from '../usecases/tags.ts';

const SHOWN = [COMBOS, CITY_TAG, TERMS, TRAVEL_DEALS, 'currencies'];

/** The traveller's calls of combos across kinds of travel. */
export const comboRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(comboEndpoints, shapes, {
    combos: {
      handle: ({ query, lang, currency }) => readCombos(platform, { ...query, lang, currency }),
      cacheTags: () => SHOWN,
    },
    comboDetails: ({ query, lang, currency }) => readCombo(platform, query.id, { lang, currency }),
    comboCalendar: ({ query, lang, currency }) => readComboCalendar(platform, query, { lang, currency }),
    comboPlan: ({ query, lang, currency }) => readPlan(platform, query, { lang, currency }),
    comboChoices: ({ query, lang, currency }) => readChoices(platform, query, { lang, currency }),
    createComboQuote: (call) => {
      const { usePoints, ...request } = call.body;
      const { customer, lang, currency } = call;
      const asked = { kind: 'combo', customerId: customer.id, request, usePoints, lang, currency } as const;
      return createBundleQuote(platform, asked);
    },
    bookCombo: bundleBooking(platform, 'combo'),
  });
