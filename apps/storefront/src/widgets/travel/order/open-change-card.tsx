import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { travelKind } from '@app/contract/travel/kinds';
import type { OpenChange, TravelOrderDetail } from '@app/contract/travel/order-views';
import { fullName } from '@app/contract/travel/person-names';
import { useGo } from '../../../shell/navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirm } from '../../../ui/confirm-store.ts';
import { toast } from '../../../ui/toast-store.ts';
import { PayWithin } from '../../pay-within.tsx';
import type { ChangedLines } from './change-sheet.tsx';
import styles from './open-change-card.module.css';
import { useTravelStep } from './use-travel-order.ts';

/** A change of a booking that is held until it is paid: pay it, or keep the booking as it is. */
export function OpenChangeCard(props: {
  readonly order: TravelOrderDetail;
  readonly change: OpenChange;
  readonly lines: ChangedLines;
  readonly onStale: () => void;
}) {
  const t = useT();
  const go = useGo();
  const format = usePriceFormat();
  const { order, change } = props;
  const drop = useTravelStep(travelEndpoints.dropChange);
  const keep = async () => {
    const question = { title: t('travel.open_change_drop'), text: t('travel.open_change_drop_text') };
    if (!(await confirm({ ...question, confirmLabel: t('travel.open_change_drop') }))) return;
    try {
      await drop.mutateAsync({ body: { orderId: order.id } });
    } catch (error) {
      // A refusal was shown as a notice already.
      if (!isApiError(error)) throw error;
      return;
    }
    toast(t('travel.open_change_dropped'), 'success');
  };
  return (
    <Card>
      <h2 className="h3">{t('travel.open_change_title')}</h2>
      <div className={styles.lines}>
        {change.moves.length > 0 ? (
          <div>
            {t('travel.open_change_moves', {
              names: change.moves
                .flatMap((at) => order.guests[at - 1] ?? [])
                .map(fullName)
                .join(t('travel.list_comma')),
            })}
          </div>
        ) : null}
        {props.lines(change).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <PayWithin until={change.expiresAt} onEnd={props.onStale} words="travel.open_change_within" />
      <div className={styles.actions}>
        <Button block kind="ghost" loading={drop.isPending} onClick={() => void keep()}>
          {t('travel.open_change_drop')}
        </Button>
        <Button block onClick={() => go.to(travelKind(order.kind).cashierRoute, { payment: change.paymentId })}>
          {t('travel.open_change_pay', { amount: format.text(change.due) })}
        </Button>
      </div>
    </Card>
  );
}
