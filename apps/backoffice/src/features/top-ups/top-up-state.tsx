import type { TopUpState as State } from '@app/contract/top-ups/top-up.machine';
import { useText } from '../../text/use-text';
import { StatusTag, type Tone } from '../../ui/list/cells';

const tones: Record<State | 'under_review', Tone> = {
  pending: 'warning',
  under_review: 'info',
  paid: 'success',
  cancelled: 'neutral',
  failed: 'danger',
};

/** The state of a top-up as a tag; an open one whose voucher waits at the desk says so. */
export function TopUpState({ topUp }: { topUp: { readonly state: State; readonly underReview?: boolean } }) {
  const t = useText();
  const state = topUp.underReview ? 'under_review' : topUp.state;
  return <StatusTag tone={tones[state]}>{t(`recharge.state.${state}`)}</StatusTag>;
}
