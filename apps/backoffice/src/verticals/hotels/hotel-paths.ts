/** Where hotels are listed; one of them opens below it. */
export const HOTELS_PATH = '/travel/hotels';
export const HOTEL_REPORT_PATH = '/travel/hotel-report';
