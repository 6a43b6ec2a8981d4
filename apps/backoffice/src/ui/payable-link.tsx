import type { ReviewQueueRow } from '@app/contract/payments/proofs/staff-schemas';
import { TRAVEL_PAYABLES } from '@app/contract/travel/kinds';
import { Link } from 'react-router';
import { useText } from '../text/use-text';

type Payable = Pick<ReviewQueueRow['payable'], 'kind' | 'id' | 'number'>;

const paths: Partial<Record<Payable['kind'], string>> = {
  goods_order: '/orders/goods',
  top_up: '/money/top-ups',
  ...Object.fromEntries(TRAVEL_PAYABLES.map((kind) => [kind, '/travel/orders'])),
};

/** What a payment is for, leading to it where it has a screen. */
export function PayableLink({ payable }: { payable: Payable }) {
  const t = useText();
  const path = paths[payable.kind];
  const name = `${t(`proof.payable.${payable.kind}`)} ${payable.number}`;
  return path && payable.id ? <Link to={`${path}/${payable.id}`}>{name}</Link> : <span>{name}</span>;
}
