import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const contentEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  banners: { method: 'GET', path: '/index/banner', access: 'public', quiet: true, summary: 'Banners in force' },
  article: {
    method: 'GET',
    path: '/article/detail',
    access: 'public',
    errors: ['record.not_found'],
    summary: 'One static page, by its key',
  },
  home: {
    method: 'GET',
    path: '/index/home',
    access: 'public',
    quiet: true,
    summary: 'The home screen above the feed, in one answer',
  },
});
