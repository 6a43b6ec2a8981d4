import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const seeHobbies = { permission: 'people.hobbies.view' } as const;
const editHobbies = { permission: 'people.hobbies.edit' } as const;
const seePreferences = { permission: 'people.preferences.view' } as const;
const editPreferences = { permission: 'people.preferences.edit' } as const;

export const staffInterestEndpoints = defineStaffEndpoints<typeof shapes>()({
  listHobbies: {
    method: 'GET',
    path: '/hobbies',
    access: seeHobbies,
    scope: 'shared',
    summary: 'Hobbies customers choose from',
  },
  createHobby: { method: 'POST', path: '/hobbies', access: editHobbies, scope: 'house', summary: 'Add a hobby' },
  updateHobby: {
    method: 'PUT',
    path: '/hobbies/:id',
    access: editHobbies,
    scope: 'house',
    errors: ['record.not_found', 'record.stale'],
    summary: 'Save a hobby; a stale version is refused',
  },
  setHobbyFlags: {
    method: 'POST',
    path: '/hobbies/flags',
    access: editHobbies,
    scope: 'house',
    summary: 'Offer or withdraw hobbies, singly and in bulk',
  },
  deleteHobby: {
    method: 'DELETE',
    path: '/hobbies/:id',
    access: editHobbies,
    scope: 'house',
    errors: ['record.not_found', 'interest.in_use'],
    summary: 'Delete a hobby nobody has chosen',
  },
  listPreferences: {
    method: 'GET',
    path: '/preferences',
    access: seePreferences,
    scope: 'shared',
    summary: 'Styles and people that customers choose from',
  },
  createPreference: {
    method: 'POST',
    path: '/preferences',
    access: editPreferences,
    scope: 'house',
    summary: 'Add a style or whom one shops for',
  },
  updatePreference: {
    method: 'PUT',
    path: '/preferences/:id',
    access: editPreferences,
    scope: 'house',
    errors: ['record.not_found', 'record.stale'],
    summary: 'Save a preference; a stale version is refused',
  },
  setPreferenceFlags: {
    method: 'POST',
    path: '/preferences/flags',
    access: editPreferences,
    scope: 'house',
    summary: 'Offer or withdraw preferences, singly and in bulk',
  },
  deletePreference: {
    method: 'DELETE',
    path: '/preferences/:id',
    access: editPreferences,
    scope: 'house',
    errors: ['record.not_found', 'interest.in_use'],
    summary: 'Delete a preference nobody has chosen',
  },
});
