/** Where purchases from suppliers are listed; one opens below it. */
export const PURCHASES_PATH = '/catalog/purchases';
