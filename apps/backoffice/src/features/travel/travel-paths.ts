/** Where travel orders are listed; an order opens below it. */
export const TRAVEL_ORDERS_PATH = '/travel/orders';
