import type { Price } from '@app/contract/core/validation';

type Booked = { readonly own: boolean; readonly paidAt: string | null; readonly payable: Price };

/** Whether a booking or a bundle of them has a receipt: its owner's, once it is paid, unless it cost nothing. */
export const hasReceipt = ({ own, paidAt, payable }: Booked): boolean => own && paidAt !== null && payable.usd > 0;
