import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'content.banners.view' } as const;
const edit = { permission: 'content.banners.edit' } as const;

export const staffBannerEndpoints = defineStaffEndpoints<typeof shapes>()({
  listBanners: {
    method: 'GET',
    path: '/banners',
    access: view,
    scope: 'house',
    summary: 'Banners in the order customers see them, with what each is doing now',
  },
  readBanner: {
    method: 'GET',
    path: '/banners/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One banner with all its languages',
  },
  createBanner: { method: 'POST', path: '/banners', access: edit, scope: 'house', summary: 'Add a banner' },
  updateBanner: {
    method: 'PUT',
    path: '/banners/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale'],
    summary: 'Save a banner; customers see it at once; a stale version is refused',
  },
  deleteBanner: {
    method: 'DELETE',
    path: '/banners/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'Delete a banner',
  },
});
