import { useT } from '@app/client/i18n';
import type { ReturnRequestState as State } from '@app/contract/orders/after-sale/reasons';
import { Tag, type Tone } from '../ui/tag.tsx';

/** Who is waited for, as with orders. */
const tones: Record<State, Tone> = {
  refund_requested: 'info',
  refund_approved: 'info',
  refund_rejected: 'bad',
  return_requested: 'info',
  return_approved: 'warn',
  return_in_transit: 'brand',
  return_completed: 'info',
  return_rejected: 'bad',
  refund_successful: 'ok',
  withdrawn: 'neutral',
  lapsed: 'neutral',
};

/** The state of a refund or return as a tag. */
export function ReturnRequestState({ state }: { readonly state: State }) {
  const t = useT();
  return <Tag tone={tones[state]}>{t(`after_sale.state.${state}`)}</Tag>;
}
