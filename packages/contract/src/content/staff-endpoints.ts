import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const seePages = { permission: 'content.pages.view' } as const;

export const staffContentEndpoints = defineStaffEndpoints<typeof shapes>()({
  listArticles: { method: 'GET', path: '/articles', access: seePages, scope: 'house', summary: 'Static pages' },
  readArticle: {
    method: 'GET',
    path: '/articles/:key',
    access: seePages,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One static page in every language',
  },
  updateArticle: {
    method: 'PUT',
    path: '/articles/:key',
    access: { permission: 'content.pages.edit' },
    scope: 'house',
    errors: ['record.not_found', 'record.stale'],
    summary: 'Publish a static page; a stale version is refused',
  },
});
