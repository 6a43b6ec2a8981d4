/** Where set meals are listed, and where their codes are scanned. */
export const MEAL_SETS_PATH = '/travel/meal-sets';
export const MEAL_SCAN_PATH = '/travel/meal-scan';
