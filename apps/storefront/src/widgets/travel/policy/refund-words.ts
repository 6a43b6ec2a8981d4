import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { BackWay as Way } from '@app/contract/travel/order-views';
import { useSentences } from '../../use-sentences.ts';

type Back = {
  readonly refundUsd: number;
  readonly points: number;
  readonly backBy: readonly Way[];
  readonly paidUsd: number;
};

/** What becomes of what was paid: nothing was, points alone come back, nothing does, or money goes somewhere. */
export type BackWay = 'nothing_paid' | 'points_back' | 'nothing' | 'wallet' | 'channel';

/** Returns what becomes of what was paid when a booking is cancelled. */
export function backWay({ paidUsd, refundUsd, points, backBy }: Back): BackWay {
  const [first] = backBy;
  if (refundUsd > 0) return first === undefined ? 'nothing' : first.to === 'wallet' ? 'wallet' : 'channel';
  if (points > 0) return 'points_back';
  return paidUsd === 0 ? 'nothing_paid' : 'nothing';
}

/** Returns how the ways by which money goes back are said: one alone without its amount. */
export function useWayWords(): (ways: readonly Way[]) => string {
  const t = useT();
  const format = usePriceFormat();
  const sentences = useSentences();
  return (ways) =>
    sentences(
      ...ways.map(({ to, channel, amount }) => {
        const way = to === 'wallet' ? 'wallet' : 'channel';
        if (ways.length === 1) return t(`travel.refund_${way}`, { channel });
        return t(`travel.refund_part_${way}`, { channel, amount: format.text(amount) });
      }),
    );
}

/** Returns what is said of where money and points go, and whether that warns. */
export function useBackWords(): (back: Back) => { readonly text: string; readonly tone: 'warn' | 'info' } {
  const t = useT();
  const ways = useWayWords();
  return (back) => {
    const way = backWay(back);
    const text = way === 'wallet' || way === 'channel' ? ways(back.backBy) : t(`travel.refund_${way}`);
    return { text, tone: way === 'nothing' ? 'warn' : 'info' };
  };
}
