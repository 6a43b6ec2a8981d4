import type { OrderDetail } from '@app/contract/orders/schemas';
import { HOME, idOf, quoteOfLamp } from './goods-answers.ts';
import { dollars } from './shop-answers.ts';

/** An order of a lamp that was called off before it was paid. */
export const CANCELLED_ORDER: OrderDetail = {
  id: idOf(30),
  kind: 'goods',
  number: 'N-30',
  state: 'cancelled',
  lines: quoteOfLamp().lines.map((line) => ({ ...line, reviewed: false })),
  count: 1,
  payable: dollars(4_000),
  pointsForGoods: 0,
  paymentId: idOf(31),
  createdAt: '2026-01-05T08:00:00.000Z',
  expiresAt: null,
  actions: [],
  caseId: null,
  group: null,
  proofWaits: false,
  address: HOME,
  priceLines: [],
  total: dollars(4_000),
  note: '',
  timeline: [],
  shipments: [],
  paidAt: null,
  paymentNumber: 'P-31',
  paidBy: null,
  refundAmount: null,
  cases: [],
  creditedLate: null,
  earnPoints: 0,
  autoAt: null,
};
