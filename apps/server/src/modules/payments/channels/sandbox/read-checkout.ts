import type { Locale } from '@app/contract/core/locale';
import type { PayableKind } from '@app/contract/payments/schemas';
import type { Platform } from '../../../../platform/slice.ts';
import { customerZone } from '../../../accounts/public.ts';
import { momentText } from '../../../mail/public.ts';
import { attemptByProviderKey } from '../../db/attempt.repo.ts';
import { readPayment } from '../../db/payment.repo.ts';
import { type PayableDescription, payablePort } from '../../usecases/payables.ts';

export type Checkout = {
  readonly providerKey: string;
  readonly payment: { readonly kind: PayableKind; readonly id: string };
  readonly paymentNumber: string;
  readonly payable: PayableDescription;
  readonly amountUsd: number;
  /** Day and time of the payer's zone until when it can be paid; null without such an end. */
  readonly payUntil: string | null;
  /** The try has ended, or the payment has, or its time is over. */
  readonly closed: boolean;
};

/** What the page of a try shows, or null when there is no such try of the sandbox. */
export async function readCheckout(platform: Platform, providerKey: string, lang: Locale): Promise<Checkout | null> {
  const attempt = await attemptByProviderKey(platform.db, providerKey);
  const payment = attempt?.channelKind === 'sandbox' ? await readPayment(platform.db, attempt.paymentId) : null;
  if (!attempt || !payment) return null;
  const timeZone = await customerZone(platform, payment.customerId);
  const payable = payablePort.of(platform, payment.payableKind);
  return {
    providerKey,
    payment: { kind: payment.payableKind, id: payment.id },
    paymentNumber: payment.number,
    payable: await payable.describe(platform.db, payment.payableId, lang),
    amountUsd: attempt.amountUsd,
    payUntil: payment.expiresAt && (await momentText(platform, { locale: lang, timeZone }, payment.expiresAt)),
    closed: attempt.state !== 'pending' || payment.state !== 'pending' || payment.expired,
  };
}
