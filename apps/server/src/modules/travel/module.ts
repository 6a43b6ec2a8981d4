import { BUNDLE_KINDS, payableOfBundle } from '@app/contract/travel/bundle-kinds';
import { TRAVEL_KINDS } from '@app/contract/travel/kinds';
import { defineSlice } from '../../platform/slice.ts';
import { deletionBlockerPort, erasePort, personalDataPort, userInfoPort } from '../accounts/core.ts';
import { orderKindPort } from '../orders/public.ts';
import { pageKindPort } from '../pages/public.ts';
import { payablePort } from '../payments/public.ts';
import { recordNamesPort } from '../wallet/public.ts';
import { bundleNumbers } from './db/bundle.repo.ts';
import { bundleInvariants } from './db/bundle-invariants.ts';
import { changeNumbers } from './db/change.repo.ts';
import { fillCityPinyin } from './db/find-cities.repo.ts';
import { travelInvariants } from './db/invariants.ts';
import { travelNumbers } from './db/notice.repo.ts';
import { personalData } from './db/personal-data.ts';
import { providerChangeInvariants } from './db/provider-change-invariants.ts';
import { bookingsInHand } from './db/user-info-part.ts';
import { bundleRoutes } from './http/bundle.routes.ts';
import { findRoutes } from './http/find.routes.ts';
import { staffBundleRoutes } from './http/staff-bundle.routes.ts';
import { staffTravelRoutes } from './http/staff-travel.routes.ts';
import { travelRoutes } from './http/travel.routes.ts';
import { bundleOrderKind } from './usecases/bundle/bundle-order-kind.ts';
import { bundlePayables } from './usecases/bundle/bundle-payable.ts';
import { cityPages } from './usecases/cities/city-page.ts';
import { eraseTravel, openTravel } from './usecases/erase-account-data.ts';
import { travelSubscribers } from './usecases/notify-travel.ts';
import { payableOfChange, payableOfOrder } from './usecases/payable-kind.ts';
import { travelJobs } from './usecases/timed-transitions.ts';
import { travelOrderKind } from './usecases/travel-order-kind.ts';
import { travelPayables } from './usecases/travel-payable.ts';

export default defineSlice((platform) => {
  return {
    name: 'travel',
    owns: [
      'travel_bundle',
      'travel_bundle_quote',
      'travel_change',
      'travel_city',
      'travel_comment',
      'travel_order',
      'travel_order_guest',
      'travel_order_history',
      'travel_order_item',
      'travel_part_refund',
      'travel_passenger',
      'travel_provider_change',
      'travel_quote',
      'travel_score',
    ],
    reads: [
      'agent_rebate',
      'ledger_account',
      'ledger_entry',
      'ledger_transfer',
      'payment',
      'travel_deal',
      'travel_deal_claim',
    ],
    gives: [
      personalDataPort(personalData),
      ...[...travelPayables(platform), ...bundlePayables(platform)].map(payablePort),
      ...[...BUNDLE_KINDS.map(bundleOrderKind), ...TRAVEL_KINDS.map(travelOrderKind)].map(orderKindPort),
      ...BUNDLE_KINDS.map((kind) => recordNamesPort({ kind: payableOfBundle(kind), numbersOf: bundleNumbers })),
      ...TRAVEL_KINDS.flatMap((kind) => [
        recordNamesPort({ kind: payableOfOrder(kind), numbersOf: travelNumbers }),
        recordNamesPort({ kind: payableOfChange(kind), numbersOf: changeNumbers }),
      ]),
      pageKindPort(cityPages(platform)),
      userInfoPort(bookingsInHand),
      deletionBlockerPort(openTravel),
      erasePort(eraseTravel),
    ],
    zones: 'SELECT zone FROM travel_city',
    ensure: fillCityPinyin,
    endpoints: [
      ...travelRoutes(platform),
      ...bundleRoutes(platform),
      ...findRoutes(platform),
      ...staffTravelRoutes(platform),
      ...staffBundleRoutes(platform),
    ],
    invariants: [...travelInvariants, ...providerChangeInvariants, ...bundleInvariants],
    jobs: travelJobs(platform),
    subscribers: travelSubscribers(platform),
  };
});
