import type { AnyOrder } from '@app/contract/orders/schemas';

/** Whether an order of any kind can be paid now, beside others; of one whose change is to be paid that is paid alone, and what a proof that is being checked may have paid is not to be paid again. */
export const canBePaid = ({ goods, booked }: AnyOrder): boolean =>
  goods
    ? goods.actions.includes('pay') && !goods.proofWaits
    : booked !== null && booked.pay?.change === null && !booked.proofWaits;
