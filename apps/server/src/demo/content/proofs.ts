import type { RejectReason } from '@app/contract/payments/proofs/proof-states';

/** One proof of the demo. Amounts are differences to what is due, in USD cents. */
export type DemoProof = {
  readonly key: string;
  readonly statedUsd?: number;
  readonly currency?: string;
  readonly shownUsd?: number;
  readonly receivedUsd?: number;
  readonly note?: string;
  /** The picture of another proof, to the byte; or one much like it. */
  readonly sameAs?: string;
  readonly like?: string;
  readonly overdue?: true;
  readonly verdict?: 'approved' | 'second' | 'rejected' | 'sent again';
  readonly reason?: RejectReason;
  readonly reasonText?: string;
};

export const payerBanks: readonly string[] = [
  'HARBOR SAVINGS',
  'BANCO DEL PUERTO',
  'NORTH STAR BANK',
  'CAIXA AURORA',
  'LAKESIDE TRUST',
  'MERIDIAN BANK',
  'BANCA DELLA LUNA',
  'SUMMIT CREDIT',
];

/** The dearest order comes first, because it needs two persons; the others go from the oldest to the newest. */
export const demoProofs: readonly DemoProof[] = [
  { key: 'second', statedUsd: 0, verdict: 'second' },
  { key: 'long', statedUsd: 0, note: 'Paid from my business account.' },
  { key: 'approved', statedUsd: 0, verdict: 'approved' },
  { key: 'over', statedUsd: 500, shownUsd: 500, receivedUsd: 500, verdict: 'approved' },
  {
    key: 'rejected',
    verdict: 'rejected',
    reason: 'not_received',
    reasonText: 'Nothing has come by this morning.',
  },
  {
    key: 'again',
    verdict: 'sent again',
    reason: 'unreadable',
    reasonText: 'The reference number is cut off at the edge.',
  },
  { key: 'short', statedUsd: -1000, shownUsd: -1000, note: 'My bank took a fee of 10 dollars.' },
  { key: 'same', sameAs: 'approved' },
  { key: 'alike', like: 'long', statedUsd: 0 },
  { key: 'euros', statedUsd: 0, currency: 'EUR' },
  { key: 'gone', statedUsd: 0, overdue: true, note: 'The transfer took longer than the order was kept.' },
];
