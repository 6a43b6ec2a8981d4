import type { Cashier } from '@app/contract/payments/schemas';
import { idOf, inAnHour } from './goods-answers.ts';
import { dollars } from './shop-answers.ts';

/** The cashier for $40 that can be paid from the wallet. */
export const cashierOf = (kind: Cashier['payable']['kind']): Cashier => ({
  paymentId: idOf(20),
  status: 'pending',
  lastAttempt: 'none',
  proof: null,
  creditedToWallet: false,
  expiresAt: inAnHour(),
  number: 'P-20',
  payable: { kind, id: idOf(21), number: 'N-21', title: 'Harbour lamp' },
  amount: dollars(4_000),
  serverTime: new Date().toISOString(),
  payableNow: true,
  own: true,
  accessKey: null,
  channels: [
    {
      id: idOf(22),
      identifier: 'balance',
      kind: 'balance',
      title: 'Wallet',
      description: '',
      image: null,
      minimum: null,
      maximum: null,
      usable: true,
      reason: null,
      available: dollars(10_000),
    },
  ],
});
