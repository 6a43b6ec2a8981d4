/** Where the list is; an order opens below it. */
export const ORDERS_PATH = '/orders/goods';
