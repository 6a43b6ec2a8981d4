import { refuse } from '@app/contract/core/refuse';
import type { Upload } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { voucherOf } from '../../db/proof.repo.ts';
import { findPayment, type PaymentReference } from '../find-payment.ts';

type VoucherReader = PaymentReference & { readonly customerId: string | null };

/**
 * Keeps the picture of a voucher where no address serves it. It belongs to the customer who is signed in, else to the
 * link of this payment. Refuses record.not_found, and as every upload does.
 */
export async function uploadVoucher(platform: Platform, by: VoucherReader, upload: Upload) {
  const payment = await findPayment(platform.db, by, by.customerId);
  const owner = by.customerId
    ? ({ kind: 'customer', id: by.customerId } as const)
    : ({ kind: 'visitor', id: payment.id } as const);
  const { id, url, width, height } = await platform.files.keep(platform.db, {
    upload,
    purpose: 'voucher',
    owner,
    allowVideo: false,
  });
  return { id, url, width, height };
}

/**
 * The bytes of a voucher for the one who uploaded it: the customer, or whoever holds the link and was told the picture's
 * unguessable id when uploading it. The payment's owner is not shown what somebody else sent. Refuses record.not_found.
 */
export async function readVoucher(platform: Platform, by: VoucherReader & { picture: string; width: string }) {
  const payment = await findPayment(platform.db, by, by.customerId);
  const url = await voucherOf(platform.db, by.picture, { customerId: by.customerId, paymentId: payment.id });
  const bytes = url && (await platform.files.readPrivate(url, Number(by.width)));
  if (!bytes) return refuse('record.not_found');
  return { type: 'image/webp' as const, base64: bytes.toString('base64') };
}
