import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import { staffChangeRules } from '../../travel/change-endpoints.ts';
import { changingTrip } from './endpoints.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'travel.flights.view' } as const;
const edit = { permission: 'travel.flights.edit' } as const;
const seeBrands = { permission: 'travel.fare_brands.view' } as const;
const editBrands = { permission: 'travel.fare_brands.edit' } as const;
const seeAirports = { permission: 'travel.airports.view' } as const;
const editAirports = { permission: 'travel.airports.edit' } as const;
const seeAirlines = { permission: 'travel.airlines.view' } as const;
const editAirlines = { permission: 'travel.airlines.edit' } as const;

const changeDay = { permission: 'travel.flight_board.change' } as const;

const saving = (...own: ErrorKey[]): readonly ErrorKey[] => ['record.not_found', 'record.stale', ...own];
const making = (...own: ErrorKey[]): readonly ErrorKey[] => ['record.not_found', ...own];

const extras = staffChangeRules({
  name: 'extras',
  refuses: ['flight.closed', 'flight.bag_not_sold', 'flight.bags_most', 'flight.seat_taken'],
});

const change = staffChangeRules({ name: 'flights', refuses: changingTrip });

export const staffFlightEndpoints = defineStaffEndpoints<typeof shapes>()({
  listAirlines: { method: 'GET', path: '/airlines', access: seeAirlines, scope: 'shared', summary: 'Airlines' },
  createAirline: {
    method: 'POST',
    path: '/airlines',
    access: editAirlines,
    scope: 'house',
    errors: ['airline.code_taken'],
    summary: 'Add an airline',
  },
  updateAirline: {
    method: 'PUT',
    path: '/airlines/:id',
    access: editAirlines,
    scope: 'house',
    errors: [...saving('airline.code_taken'), 'price.jump'],
    summary: 'Save an airline; a stale version is refused',
  },
  airlineChoices: {
    method: 'GET',
    path: '/airline-choices',
    access: 'staff',
    scope: 'shared',
    summary: 'Airlines to choose from',
  },
  listAirports: { method: 'GET', path: '/airports', access: seeAirports, scope: 'shared', summary: 'Airports' },
  createAirport: {
    method: 'POST',
    path: '/airports',
    access: editAirports,
    scope: 'house',
    errors: making('airport.code_taken'),
    summary: 'Add an airport',
  },
  updateAirport: {
    method: 'PUT',
    path: '/airports/:id',
    access: editAirports,
    scope: 'house',
    errors: [...saving('airport.code_taken'), 'price.jump'],
    summary: 'Save an airport; a stale version is refused',
  },
  airportChoices: {
    method: 'GET',
    path: '/airport-choices',
    access: 'staff',
    scope: 'shared',
    summary: 'Airports to choose from',
  },
  listAircraft: { method: 'GET', path: '/aircraft', access: view, scope: 'shared', summary: 'Kinds of aircraft' },
  createAircraft: {
    method: 'POST',
    path: '/aircraft',
    access: edit,
    scope: 'house',
    errors: ['aircraft.code_taken'],
    summary: 'Add a kind of aircraft',
  },
  updateAircraft: {
    method: 'PUT',
    path: '/aircraft/:id',
    access: edit,
    scope: 'house',
    errors: saving('aircraft.code_taken'),
    summary: 'Save a kind of aircraft; a stale version is refused',
  },
  aircraftChoices: {
    method: 'GET',
    path: '/aircraft-choices',
    access: 'staff',
    scope: 'shared',
    summary: 'Kinds of aircraft to choose from',
  },
  readSeatMap: {
    method: 'GET',
    path: '/aircraft/:id/seat-map',
    access: view,
    scope: 'shared',
    errors: ['record.not_found'],
    summary: 'The seat map of a kind of aircraft',
  },
  saveSeatMap: {
    method: 'PUT',
    path: '/aircraft/:id/seat-map',
    access: edit,
    scope: 'house',
    errors: saving('flight.seats_chosen'),
    summary:
      'Save the seat map of a kind of aircraft, which keeps every seat that a traveller has; a stale version is refused',
  },
  listSeated: {
    method: 'GET',
    path: '/flight-departures/seats',
    access: { permission: 'travel.flight_board.view' },
    scope: 'house',
    summary: 'Who sits where on a departure',
  },
  listFareBrands: { method: 'GET', path: '/fare-brands', access: seeBrands, scope: 'shared', summary: 'Fare brands' },
  createFareBrand: {
    method: 'POST',
    path: '/fare-brands',
    access: editBrands,
    scope: 'house',
    errors: making('fare_brand.taken'),
    summary: 'Add a fare brand',
  },
  updateFareBrand: {
    method: 'PUT',
    path: '/fare-brands/:id',
    access: editBrands,
    scope: 'house',
    errors: [...saving('fare_brand.taken'), 'price.jump'],
    summary: 'Save a fare brand; a stale version is refused. Bookings keep what they were sold with',
  },
  listFlights: { method: 'GET', path: '/flights', access: view, scope: 'shared', summary: 'Flights of the schedule' },
  readFlight: {
    method: 'GET',
    path: '/flights/:id',
    access: view,
    scope: 'shared',
    errors: ['record.not_found'],
    summary: 'One flight with its cabins',
  },
  createFlight: {
    method: 'POST',
    path: '/flights',
    access: edit,
    scope: 'house',
    errors: making('flight.number_taken'),
    summary: 'Add a flight to the schedule',
  },
  readRetiming: {
    method: 'GET',
    path: '/flights/:id/retiming',
    access: edit,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'Whom other hours of a flight would concern',
  },
  updateFlight: {
    method: 'PUT',
    path: '/flights/:id',
    access: edit,
    scope: 'house',
    errors: [
      ...saving('flight.number_taken', 'flight.seats_in_use', 'flight.booked', 'flight.seats_chosen'),
      'price.jump',
    ],
    summary: 'Save a flight; a stale version is refused. Orders of booked departures follow its hours',
  },
  setFlightsOnline: {
    method: 'POST',
    path: '/flights/online',
    access: { permission: 'travel.flights.list' },
    scope: 'house',
    summary: 'Put flights on sale or take them off, singly and in bulk',
  },
  listDepartures: {
    method: 'GET',
    path: '/flight-departures',
    access: { permission: 'travel.flight_board.view' },
    scope: 'house',
    summary: 'Departures of a day with seats held and sold, and orders that wait for their tickets',
  },
  readAffected: {
    method: 'GET',
    path: '/flight-departures/:id/affected',
    access: changeDay,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'Orders that a delay or the cancellation of a departure would concern; nothing is saved',
  },
  delayDeparture: {
    method: 'POST',
    path: '/flight-departures/:id/delay',
    access: changeDay,
    scope: 'house',
    errors: saving('flight.departed', 'flight.day_cancelled'),
    summary: 'Announce that a departure is delayed, or no longer; a stale version is refused',
  },
  cancelDeparture: {
    method: 'POST',
    path: '/flight-departures/:id/cancel',
    access: changeDay,
    scope: 'house',
    errors: saving('flight.departed', 'flight.day_cancelled'),
    summary: 'Cancel a departure for good: its orders are given back whole; a stale version is refused',
  },
  quoteExtras: extras.quote,
  addExtras: extras.make,
  flightChangeOptions: {
    method: 'GET',
    path: '/travel-orders/:id/flight-options',
    access: { permission: 'travel.orders.modify_amount' },
    scope: 'own_tree_own_places',
    errors: ['record.not_found', 'order.not_allowed'],
    summary: 'What a way of a booking can be changed to on a day, with what each costs more or refunds',
  },
  flightSeatsToChoose: {
    method: 'GET',
    path: '/travel-orders/:id/flight-seats',
    access: { permission: 'travel.orders.modify_amount' },
    scope: 'own_tree_own_places',
    errors: ['record.not_found'],
    summary: 'The seats of a cabin on a departure that a booking may be changed to, with what each costs in a fare',
  },
  quoteFlightChange: change.quote,
  changeFlight: change.make,
  flightReport: {
    method: 'GET',
    path: '/flight-report',
    access: { permission: 'travel.flight_report.view' },
    scope: 'own_tree',
    summary:
      'Load and revenue of departures by route, airline, flight, fare, day or month; how soon tickets were issued',
  },
});
