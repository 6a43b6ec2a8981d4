/** Labels are the message keys `meal.sort.<name>`. */
export const MEAL_SORTS = ['best', 'price', 'saving', 'rating'] as const;
export type MealSort = (typeof MEAL_SORTS)[number];

/**
 * Until when unused pieces are given back on their customer's wish: as long as they are valid, only while no piece of the order
 * was used, or never.
 */
export const MEAL_REFUNDS = ['any_time', 'before_use', 'none'] as const;
export type MealRefund = (typeof MEAL_REFUNDS)[number];

/** Labels are the message keys `meal.code.<name>`. */
export const CODE_STATES = ['usable', 'used', 'refunded', 'expired'] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** Why a piece cannot be used at a restaurant at a moment. Labels for staff are the message keys `meal.staff.hindrance.<name>`. */
export const MEAL_HINDRANCES = ['closed_day', 'closed_hour', 'table_limit'] as const;
export type MealHindrance = (typeof MEAL_HINDRANCES)[number];
