import { defineEndpoints } from '../../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const proofEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  proofPage: {
    method: 'GET',
    path: '/payment/proof',
    access: 'optional',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'How to pay elsewhere, and how the proofs of having paid stand',
  },
  submitProof: {
    method: 'POST',
    path: '/payment/proof',
    access: 'optional',
    idempotent: true,
    changesWallet: true,
    errors: [
      'record.not_found',
      'payment.channel_closed',
      'payment.already_paid',
      'payment.not_payable',
      'proof.too_many',
      'proof.nothing_shown',
    ],
    summary: 'Submit vouchers or a transaction as proof; replaces one that nobody has decided on',
  },
  uploadVoucher: {
    method: 'POST',
    path: '/payment/voucher',
    access: 'optional',
    upload: 'picture',
    quiet: true,
    errors: [
      'record.not_found',
      'upload.wrong_type',
      'upload.too_large',
      'upload.unreadable',
      'upload.too_many_pixels',
    ],
    summary: 'Upload the picture of a voucher, to be named in a proof',
  },
  voucherPicture: {
    method: 'GET',
    path: '/payment/voucher',
    access: 'optional',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'The bytes of a voucher, to the one who uploaded it',
  },
});
