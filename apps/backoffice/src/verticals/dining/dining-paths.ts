/** Where restaurants are listed, and where the tables of a day are seen. */
export const RESTAURANTS_PATH = '/travel/restaurants';
export const BOOK_PATH = '/travel/dining-book';
