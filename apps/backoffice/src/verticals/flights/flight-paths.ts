/** Where flights of the schedule are listed. */
export const FLIGHTS_PATH = '/travel/flights';
export const AIRCRAFT_PATH = `${FLIGHTS_PATH}/aircraft`;
