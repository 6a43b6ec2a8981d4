/** Labels are the message keys `combos.sort.<name>`. */
export const COMBO_SORTS = ['popular', 'price_asc', 'price_desc', 'length'] as const;
export type ComboSort = (typeof COMBO_SORTS)[number];

/** How long a combo is: up to 4 days, 5 or 6, a week and more; labels are the message keys `combos.length.<name>`. */
export const COMBO_LENGTHS = ['short', 'mid', 'week'] as const;
export type ComboLength = (typeof COMBO_LENGTHS)[number];

/** The length that a number of days is of. */
export const comboLengthOf = (days: number): ComboLength => (days <= 4 ? 'short' : days <= 6 ? 'mid' : 'week');

/** How a slot stands in a plan: it is filled, its customer leaves it out, or nothing can fill it on these days. */
export const SLOT_STATES = ['in', 'left_out', 'none'] as const;
