import type { DealKind } from '@app/contract/deals/deal-facts';
import type { DealCard } from '@app/contract/deals/views';
import { hrefTo } from '../../shell/navigation.ts';

/** The address of a deal: each kind has its own. */
export const dealHref = ({ kind, id }: Pick<DealCard, 'kind' | 'id'>): string => hrefTo(DEAL_ROUTES[kind], { id });

const DEAL_ROUTES = {
  flight: 'flightDeal',
  hotel: 'hotelDeal',
  dining: 'diningDeal',
  table: 'diningDeal',
  tour: 'tourDeal',
  tourcombo: 'dealDetails',
  combo: 'dealDetails',
  product: 'productDeal',
} as const satisfies Readonly<Record<DealKind, string>>;
