import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const seeTerms = { permission: 'travel.dictionary.view' } as const;
const editTerms = { permission: 'travel.dictionary.edit' } as const;
const seeHome = { permission: 'travel.home.view' } as const;
const editHome = { permission: 'travel.home.edit' } as const;

export const staffTravelHomeEndpoints = defineStaffEndpoints<typeof shapes>()({
  listTerms: {
    method: 'GET',
    path: '/travel/terms',
    access: seeTerms,
    scope: 'house',
    summary: 'The travel package dictionary',
  },
  createTerm: {
    method: 'POST',
    path: '/travel/terms',
    access: editTerms,
    scope: 'house',
    errors: ['travel_term.name_taken'],
    summary: 'Add a term; its English name is taken once in its kind',
  },
  updateTerm: {
    method: 'PUT',
    path: '/travel/terms/:id',
    access: editTerms,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'travel_term.name_taken'],
    summary: 'Save a term; a stale version is refused',
  },
  setTermFlags: {
    method: 'POST',
    path: '/travel/terms/flags',
    access: editTerms,
    scope: 'house',
    summary: 'Enable or disable terms, singly and in bulk',
  },
  deleteTerm: {
    method: 'DELETE',
    path: '/travel/terms/:id',
    access: editTerms,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'Delete a term',
  },
  listHomeCategories: {
    method: 'GET',
    path: '/travel/home-categories',
    access: seeHome,
    scope: 'house',
    summary: "Tiles of the storefront's travel row",
  },
  createHomeCategory: {
    method: 'POST',
    path: '/travel/home-categories',
    access: editHome,
    scope: 'house',
    summary: 'Add a tile to the travel row',
  },
  updateHomeCategory: {
    method: 'PUT',
    path: '/travel/home-categories/:id',
    access: editHome,
    scope: 'house',
    errors: ['record.not_found', 'record.stale'],
    summary: 'Save a tile; a stale version is refused',
  },
  setHomeCategoryFlags: {
    method: 'POST',
    path: '/travel/home-categories/flags',
    access: editHome,
    scope: 'house',
    summary: 'Show or hide tiles, singly and in bulk',
  },
  deleteHomeCategory: {
    method: 'DELETE',
    path: '/travel/home-categories/:id',
    access: editHome,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'Delete a tile',
  },
});
