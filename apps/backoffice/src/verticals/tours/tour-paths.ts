export const TOURS_PATH = '/travel/tours';
export const TOUR_BOARD_PATH = '/travel/tour-board';
