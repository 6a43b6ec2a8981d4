/** Combos, or what was found of their prices, have changed. */
export const COMBOS = 'combos';
