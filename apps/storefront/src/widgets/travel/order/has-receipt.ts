import type { BundleDetail } from '@app/contract/travel/bundle-views';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';

/** Whether a booking costs nothing before anything is taken off: nothing is paid for it in points or coupons either. */
export const isFree = ({ priceLines }: Pick<TravelOrderDetail, 'priceLines'>): boolean =>
  priceLines.every(({ step, amount }) => step !== 'list_price' || amount.usd === 0);

/** Whether everything that was booked together costs nothing. */
export const isFreeBundle = ({ parts }: Pick<BundleDetail, 'parts'>): boolean => parts.every(({ free }) => free);

type Booked = { readonly own: boolean; readonly paidAt: string | null };

/** Whether a booking or a bundle of them has a receipt: its owner's, once it is paid, with points too, unless it is free. */
export const hasReceipt = ({ own, paidAt }: Booked, free: boolean): boolean => own && paidAt !== null && !free;
