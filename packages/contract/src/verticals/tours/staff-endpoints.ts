import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import { staffChangeRules } from '../../travel/change-endpoints.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'travel.tours.view' } as const;
const edit = { permission: 'travel.tours.edit' } as const;
const seeBoard = { permission: 'travel.tour_board.view' } as const;
const departures = { permission: 'travel.tour_board.departures' } as const;
const decide = { permission: 'travel.tour_board.decide' } as const;

const saving = (...own: ErrorKey[]): readonly ErrorKey[] => ['record.not_found', 'record.stale', ...own];

const change = staffChangeRules({
  name: 'departure',
  refuses: ['tour.offline', 'tour.closed', 'tour.cancelled', 'tour.unavailable'],
});

export const staffTourEndpoints = defineStaffEndpoints<typeof shapes>()({
  listTours: { method: 'GET', path: '/tours', access: view, scope: 'shared', summary: 'Tours' },
  tourChoices: {
    method: 'GET',
    path: '/tour-choices',
    access: 'staff',
    scope: 'shared',
    summary: 'Tours to choose from',
  },
  tourTerms: {
    method: 'GET',
    path: '/tour-terms',
    access: view,
    scope: 'shared',
    summary: 'Terms of the dictionary in force, to describe a tour with',
  },
  readStaffTour: {
    method: 'GET',
    path: '/tours/:id',
    access: view,
    scope: 'shared',
    errors: ['record.not_found'],
    summary: 'One tour with everything its form has',
  },
  createTour: {
    method: 'POST',
    path: '/tours',
    access: edit,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'Add a tour',
  },
  updateTour: {
    method: 'PUT',
    path: '/tours/:id',
    access: edit,
    scope: 'house',
    errors: [...saving(), 'price.jump'],
    summary: 'Save a tour; a stale version is refused. Departures that exist keep their hours, places and decision',
  },
  setToursOnline: {
    method: 'POST',
    path: '/tours/online',
    access: { permission: 'travel.tours.list' },
    scope: 'house',
    summary: 'Put tours on sale or take them off, singly and in bulk',
  },
  listTourDepartures: {
    method: 'GET',
    path: '/tour-departures',
    access: seeBoard,
    scope: 'house',
    summary: 'Departures of a day with places held, sold and the minimum; or what is to be decided next',
  },
  addTourDepartures: {
    method: 'POST',
    path: '/tour-departures',
    access: departures,
    scope: 'house',
    errors: ['record.not_found', 'price.jump'],
    summary: 'Add departures of a tour by one rule: days, weekdays, hours, languages, places and minimum',
  },
  updateTourDeparture: {
    method: 'PUT',
    path: '/tour-departures/:id',
    access: departures,
    scope: 'house',
    errors: saving('tour.cancelled', 'tour.departed', 'tour.seats_in_use'),
    summary: 'Save places, guide and sale of a departure; a stale version is refused',
  },
  guaranteeTourDeparture: {
    method: 'POST',
    path: '/tour-departures/:id/guarantee',
    access: decide,
    scope: 'house',
    errors: saving('tour.cancelled', 'tour.departed'),
    summary: 'Guarantee a departure now, whoever else comes; its waiting orders are confirmed',
  },
  cancelTourDeparture: {
    method: 'POST',
    path: '/tour-departures/:id/cancel',
    access: decide,
    scope: 'house',
    errors: saving('tour.cancelled', 'tour.departed'),
    summary: 'Cancel a departure for good: its orders are given back whole',
  },
  readTourMove: {
    method: 'GET',
    path: '/tour-departures/:id/move',
    access: decide,
    scope: 'house',
    errors: ['record.not_found', 'tour.cancelled', 'tour.departed'],
    summary: 'Whom another day or hour of a departure would concern, and whether they would be asked',
  },
  moveTourDeparture: {
    method: 'POST',
    path: '/tour-departures/:id/move',
    access: decide,
    scope: 'house',
    errors: saving('tour.cancelled', 'tour.departed'),
    summary: 'Move the day, hour or meeting point of a departure: who is on it is told, or asked from two hours on',
  },
  tourDeparturePeople: {
    method: 'GET',
    path: '/tour-departures/:id/people',
    access: seeBoard,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'Who travels on a departure, with what cancelling it would give back',
  },
  tourReport: {
    method: 'GET',
    path: '/tour-report',
    access: { permission: 'travel.tour_report.view' },
    scope: 'own_tree',
    summary: 'How departures were filled, guaranteed and called off, by tour, city, language, guide, day or month',
  },
  departuresToChangeTo: {
    method: 'GET',
    path: '/travel-orders/:id/departures',
    access: { permission: 'travel.orders.modify_amount' },
    scope: 'own_tree_own_places',
    errors: ['record.not_found'],
    summary: 'Departures of a booked tour that are to come and can be changed to, with the places left for it',
  },
  quoteTourChange: change.quote,
  changeTour: change.make,
});
