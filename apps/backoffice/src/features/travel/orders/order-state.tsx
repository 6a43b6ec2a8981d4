import type { TravelOrderState as State } from '@app/contract/travel/travel-order.machine';
import { useText } from '../../../text/use-text';
import { StatusTag, type Tone } from '../../../ui/list/cells';

const tones: Record<State, Tone> = {
  pending_review: 'info',
  pending_payment: 'warning',
  pending_verification: 'info',
  confirmed: 'brand',
  pending_comment: 'brand',
  completed: 'success',
  cancelled: 'neutral',
};

/** The state of a travel order as a tag. */
export function TravelState({ state }: { state: State }) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`travel.state.${state}`)}</StatusTag>;
}
