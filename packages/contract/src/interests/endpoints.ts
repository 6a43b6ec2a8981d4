import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const interestEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  hobbyList: {
    method: 'GET',
    path: '/hobbyList',
    access: 'customer',
    quiet: true,
    summary: 'Hobbies to choose from, with those chosen',
  },
  saveHobbies: {
    method: 'POST',
    path: '/hobby',
    access: 'customer',
    errors: ['interest.gone'],
    summary: 'Choose hobbies anew',
  },
  preferences: {
    method: 'GET',
    path: '/user/preference',
    access: 'customer',
    quiet: true,
    summary: 'Favourite styles, whom one shops for and favourite categories, with those chosen',
  },
  savePreferences: {
    method: 'POST',
    path: '/user/preference',
    access: 'customer',
    errors: ['interest.gone'],
    summary: 'Choose styles, people and categories anew',
  },
  size: { method: 'GET', path: '/user/size', access: 'customer', quiet: true, summary: 'Body measurements' },
  saveSize: { method: 'POST', path: '/user/size', access: 'customer', summary: 'Set body measurements' },
});
