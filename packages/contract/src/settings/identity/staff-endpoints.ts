import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const edit = { permission: 'system.identity.edit' } as const;

export const staffIdentityEndpoints = defineStaffEndpoints<typeof shapes>()({
  shownIdentity: {
    method: 'GET',
    path: '/identity',
    access: 'public',
    scope: 'shared',
    summary: "The shop's name, colour, logo and icon as everybody sees them",
  },
  readIdentity: {
    method: 'GET',
    path: '/shop-identity',
    access: { permission: 'system.identity.view' },
    scope: 'house',
    summary: "The shop's identity as it is edited",
  },
  saveIdentity: {
    method: 'PUT',
    path: '/shop-identity',
    access: edit,
    scope: 'house',
    errors: ['record.stale'],
    summary: "Save the shop's name, colour, logo and icon; a stale version is refused",
  },
  uploadIdentityPicture: {
    method: 'POST',
    path: '/shop-identity/picture',
    access: edit,
    scope: 'house',
    upload: 'picture',
    errors: [
      'upload.wrong_type',
      'upload.too_large',
      'upload.unreadable',
      'upload.too_many_pixels',
      'identity.icon_size',
      'identity.logo_size',
    ],
    summary: 'Upload a logo or an icon, to be saved with the identity',
  },
});
