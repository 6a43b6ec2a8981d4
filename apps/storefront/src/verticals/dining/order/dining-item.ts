import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { DiningItem } from '@app/contract/verticals/dining/views';

/** What an order of a table is of. */
export const diningItemOf = (order: TravelOrderDetail): DiningItem => order.subject.item as DiningItem;
