/** Where the coupons' screen lives. */
export const COUPONS_PATH = '/trade/coupons';
