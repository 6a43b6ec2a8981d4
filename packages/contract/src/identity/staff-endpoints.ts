import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const edit = { permission: 'system.identity.edit' } as const;

export const staffIdentityEndpoints = defineEndpoints<typeof shapes>()('backoffice', {
  shownIdentity: {
    method: 'GET',
    path: '/identity',
    access: 'public',
    summary: "The shop's name, colour, logo and icon as everybody sees them",
  },
  readIdentity: {
    method: 'GET',
    path: '/shop-identity',
    access: { permission: 'system.identity.view' },
    summary: "The shop's identity as it is edited",
  },
  saveIdentity: {
    method: 'PUT',
    path: '/shop-identity',
    access: edit,
    errors: ['record.stale'],
    summary: "Save the shop's name, colour, logo and icon; a stale version is refused",
  },
  uploadIdentityPicture: {
    method: 'POST',
    path: '/shop-identity/picture',
    access: edit,
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
