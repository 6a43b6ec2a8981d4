import type { AnswerOf } from '@app/contract/core/endpoint';
import type { settingsEndpoints } from '@app/contract/settings/endpoints';
import type { Upload } from '../../../platform/http/bind.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';

type PictureInput = {
  readonly customer: { readonly id: string };
  readonly upload: Upload;
  readonly query: { readonly purpose: 'review' | 'voucher' | 'avatar' };
};

/**
 * Keeps a customer's picture. Refuses upload.wrong_type, upload.too_large, upload.unreadable, upload.too_many_pixels
 * and rate.too_many.
 */
export async function keepPicture(
  platform: Platform,
  { customer, upload, query }: PictureInput,
): Promise<AnswerOf<typeof settingsEndpoints.upload>> {
  await platform.limits.take(rateRules.upload, customer.id);
  return platform.files.keep(platform.db, {
    upload,
    purpose: query.purpose,
    owner: { kind: 'customer', id: customer.id },
    allowVideo: false,
  });
}
