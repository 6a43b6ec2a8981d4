import { PRICE_EDITS, SALE_EDITS, SEATS_EDITS } from './day-edit';

/** What may be done with price, seats and sale of days. */
export const priceEdits = PRICE_EDITS.map((value) => ({
  value,
  label: value === 'keep' ? ('flights.staff.cal_keep' as const) : (`flights.staff.cal_price_${value}` as const),
}));
export const seatsEdits = SEATS_EDITS.map((value) => ({
  value,
  label: value === 'keep' ? ('flights.staff.cal_keep' as const) : (`flights.staff.cal_seats_${value}` as const),
}));
export const saleEdits = SALE_EDITS.map((value) => ({
  value,
  label: value === 'keep' ? ('flights.staff.cal_keep' as const) : (`flights.staff.cal_sale_${value}` as const),
}));
