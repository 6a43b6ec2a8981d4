import type { PaymentRecord } from '@app/contract/payments/proofs/staff-schemas';
import { useText } from '../../text/use-text';
import { StatusTag, type Tone } from '../../ui/list/cells';

const tones: Record<PaymentRecord['state'], Tone> = {
  pending: 'warning',
  paid: 'success',
  cancelled: 'neutral',
  partly_refunded: 'info',
  refunded: 'neutral',
};

/** The state of a payment as a tag. */
export function RecordState({ state }: { state: PaymentRecord['state'] }) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`record.state.${state}`)}</StatusTag>;
}
