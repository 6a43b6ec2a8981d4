import { useT } from '@app/client/i18n';
import type { CancelPreview } from '@app/contract/travel/schemas';

type Back = Pick<CancelPreview, 'refundUsd' | 'points' | 'to' | 'channel'> & { readonly paidUsd: number };

/** What becomes of what was paid: nothing was, points alone come back, nothing does, or money goes somewhere. */
export type BackWay = 'nothing_paid' | 'points_back' | 'nothing' | 'wallet' | 'channel';

/** Returns what becomes of what was paid when a booking is cancelled. */
export function backWay({ paidUsd, refundUsd, points, to }: Back): BackWay {
  if (refundUsd > 0) return to === 'wallet' ? 'wallet' : to === 'provider' ? 'channel' : 'nothing';
  if (points > 0) return 'points_back';
  return paidUsd === 0 ? 'nothing_paid' : 'nothing';
}

/** Returns what is said of where money and points go, and whether that warns. */
export function useBackWords(): (back: Back) => { readonly text: string; readonly tone: 'warn' | 'info' } {
  const t = useT();
  return (back) => {
    const way = backWay(back);
    const text = t(`travel.refund_${way}`, { channel: back.channel ?? '' });
    return { text, tone: way === 'nothing' ? 'warn' : 'info' };
  };
}
