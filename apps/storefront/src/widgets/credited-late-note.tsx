import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price } from '@app/contract/core/validation';
import { Note } from '../ui/card.tsx';

type Step = { readonly event: string; readonly by: 'customer' | 'admin' | 'system' };

/** Says that money for an order went to the wallet, and whether that is because its customer had cancelled it. */
export function CreditedLateNote(props: { readonly amount: Price; readonly timeline: readonly Step[] }) {
  const t = useT();
  const amount = usePriceFormat().text(props.amount);
  const withdrawn = props.timeline.some(({ event, by }) => event === 'cancel' && by === 'customer');
  return (
    <Note>
      {withdrawn ? t('after_sale.credited_after_cancelling', { amount }) : t('after_sale.credited_late', { amount })}
    </Note>
  );
}
