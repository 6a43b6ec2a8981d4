export const EARLIER_ORDERS_PATH = '/orders/earlier';
export const EARLIER_CUSTOMERS_PATH = '/orders/earlier-customers';
export const EARLIER_IMPORTS_PATH = '/orders/moving-in';
