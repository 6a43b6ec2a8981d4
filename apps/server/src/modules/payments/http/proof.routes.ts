import { proofEndpoints } from '@app/contract/payments/proofs/endpoints';
import { shapes } from '@app/contract/payments/proofs/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { picturesOf } from '../db/proof.repo.ts';
import { customerProof, showProofPage } from '../usecases/proofs/show-proof-page.ts';
import { submitProof } from '../usecases/proofs/submit-proof.ts';
import { readVoucher, uploadVoucher } from '../usecases/proofs/vouchers.ts';

/** The calls of who pays elsewhere and proves it. */
export const proofRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(proofEndpoints, shapes, {
    proofPage: ({ query, maybeCustomer, lang, currency }) =>
      showProofPage(platform, { ...query, customerId: maybeCustomer?.id ?? null, lang, currency }),
    submitProof: async ({ tx, body, maybeCustomer }) => {
      const proof = await submitProof(platform, tx, { ...body, customerId: maybeCustomer?.id ?? null });
      const pictures = await picturesOf(tx, [proof.id], maybeCustomer?.id ?? null);
      return customerProof(proof, pictures.get(proof.id) ?? []);
    },
    uploadVoucher: ({ query, maybeCustomer, upload }) =>
      uploadVoucher(platform, { ...query, customerId: maybeCustomer?.id ?? null }, upload),
    voucherPicture: ({ query, maybeCustomer }) =>
      readVoucher(platform, { ...query, customerId: maybeCustomer?.id ?? null }),
  });
