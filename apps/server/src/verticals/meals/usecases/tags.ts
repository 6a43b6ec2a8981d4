/** Set meals are on sale or not. */
export const MEALS = 'meals';
