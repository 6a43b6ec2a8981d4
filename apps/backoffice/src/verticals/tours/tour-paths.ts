export const TOURS_PATH = '/travel/tours';
export const TOUR_COMBOS_PATH = '/travel/tour-combos';
export const TOUR_BOARD_PATH = '/travel/tour-board';
