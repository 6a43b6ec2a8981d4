import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const languageEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  translate: {
    method: 'GET',
    path: '/translate',
    access: 'public',
    quiet: true,
    summary: 'Dictionaries: a map of locale to message map',
  },
  translations: {
    method: 'GET',
    path: '/common/translations',
    access: 'public',
    quiet: true,
    summary: 'Dictionaries, under the name of the start-up calls',
  },
  languages: { method: 'GET', path: '/language', access: 'public', summary: 'Languages to choose from' },
  reportMissingKey: {
    method: 'GET',
    path: '/common/updateLang',
    writes: true,
    access: 'public',
    quiet: true,
    errors: ['translation.too_many_keys'],
    summary: 'Report keys that a dictionary lacks',
  },
});
