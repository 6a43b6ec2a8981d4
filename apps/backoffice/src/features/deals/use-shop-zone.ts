import { staffDealEndpoints } from '@app/contract/deals/staff-endpoints';
import { useZoneOf } from '../../ui/deal/shop-zone';

/** The shop's time zone, once it is known. */
export const useShopZone = (): string | undefined => useZoneOf(staffDealEndpoints.dealTerms);
