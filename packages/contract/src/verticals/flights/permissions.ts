/** Back-office permissions of flights, below the directory `travel`. */
export const permissions = {
  'travel.flights': { type: 'menu', parent: 'travel', icon: 'plane' },
  'travel.flights.view': { type: 'api', parent: 'travel.flights' },
  'travel.flights.edit': { type: 'button', parent: 'travel.flights' },
  'travel.flights.list': { type: 'button', parent: 'travel.flights' },
  'travel.flight_board': { type: 'menu', parent: 'travel', icon: 'list-check' },
  'travel.flight_board.view': { type: 'api', parent: 'travel.flight_board' },
  'travel.flight_board.change': { type: 'button', parent: 'travel.flight_board' },
  'travel.fare_brands': { type: 'menu', parent: 'travel', icon: 'ticket' },
  'travel.fare_brands.view': { type: 'api', parent: 'travel.fare_brands' },
  'travel.fare_brands.edit': { type: 'button', parent: 'travel.fare_brands' },
  'travel.airports': { type: 'menu', parent: 'travel', icon: 'map-pin' },
  'travel.airports.view': { type: 'api', parent: 'travel.airports' },
  'travel.airports.edit': { type: 'button', parent: 'travel.airports' },
  'travel.airlines': { type: 'menu', parent: 'travel', icon: 'world' },
  'travel.airlines.view': { type: 'api', parent: 'travel.airlines' },
  'travel.airlines.edit': { type: 'button', parent: 'travel.airlines' },
} as const;
