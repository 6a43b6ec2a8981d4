import { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import { useZoneOf } from '../../ui/deal/shop-zone';

/** The shop's time zone, once it is known. */
export const useShopZone = (): string | undefined => useZoneOf(staffTravelDealEndpoints.travelDealTerms);
