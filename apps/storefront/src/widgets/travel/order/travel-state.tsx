import { useT } from '@app/client/i18n';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { Tag, type Tone } from '../../../ui/tag.tsx';

/** Who is waited for: warn the customer, info the house; brand is to come, ok is done, neutral closed. */
const tones: Record<TravelOrderState, Tone> = {
  pending_review: 'info',
  pending_payment: 'warn',
  pending_verification: 'info',
  confirmed: 'brand',
  pending_comment: 'warn',
  completed: 'ok',
  cancelled: 'neutral',
};

/** The state of a booking as a tag. */
export function TravelState({ state }: { readonly state: TravelOrderState }) {
  const t = useT();
  return <Tag tone={tones[state]}>{t(`travel.state.${state}`)}</Tag>;
}
