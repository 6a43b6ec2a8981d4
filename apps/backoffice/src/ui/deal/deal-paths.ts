import type { DealKind } from '@app/contract/deals/deal-facts';

/** Where the lists of deals of goods and of travel are; a deal opens below its list. */
export const DEALS_PATH = '/trade/deals';
export const TRAVEL_DEALS_PATH = '/trade/travel-deals';

/** Where a deal is edited. */
export const dealPath = ({ kind, id }: { kind: DealKind; id: string }): string =>
  `${kind === 'product' ? DEALS_PATH : TRAVEL_DEALS_PATH}/${id}`;
