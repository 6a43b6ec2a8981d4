export const COMBOS_PATH = '/travel/combos';
