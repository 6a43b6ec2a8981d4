import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { myOrderTabs } from '@app/contract/orders/goods-order.machine';
import type { CustomerAction, OrderSummary } from '@app/contract/orders/schemas';
import { useState } from 'react';
import { useGo } from '../../shell/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm-store.ts';
import { toast } from '../../ui/toast-store.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import styles from './order-actions.module.css';
import { useBuyAgain } from './use-buy-again.ts';
import { useOrderStep } from './use-order-step.ts';

/** From the least to the most likely wish; the last one an order allows is its main button, at the end. */
const RANK: readonly CustomerAction[] = [
  'delete',
  'cancel',
  'request_refund',
  'request_return',
  'buy_again',
  'send_back',
  'review',
  'confirm_receipt',
  'pay',
];
const QUIET: readonly CustomerAction[] = ['delete', 'cancel', 'request_refund', 'request_return'];

/** A card in a list has room for two; what is seldom wished for stands on the order's own page. */
const MOST_IN_LIST = 2;
const ONLY_IN_DETAIL: readonly CustomerAction[] = ['request_refund', 'request_return'];

/** What an order allows now, as the server says; each asks what it must and does it. `detail`: on the order's own page. */
export function OrderActions(props: {
  readonly order: OrderSummary;
  readonly detail?: boolean;
  readonly onDeleted?: () => void;
}) {
  const t = useT();
  const go = useGo();
  const { order, detail = false } = props;
  const receipt = useOrderStep(orderEndpoints.confirmReceipt);
  const deletion = useOrderStep(orderEndpoints.deleteOrder);
  const again = useBuyAgain();
  const [cancelling, setCancelling] = useState(false);
  const allowed = RANK.filter((action) => order.actions.includes(action));
  const actions = detail ? allowed : allowed.filter((action) => !ONLY_IN_DETAIL.includes(action)).slice(-MOST_IN_LIST);
  const main = actions.at(-1);

  const confirmReceipt = async () => {
    const question = { title: t('orders.receipt_title'), text: t('orders.receipt_text') };
    if (!(await confirm({ ...question, confirmLabel: t('orders.receipt_submit') }))) return;
    await receipt.mutateAsync({ body: { orderId: order.id } });
    toast(t('orders.received_now'), 'success');
  };
  const remove = async () => {
    const question = { title: t('orders.delete_title'), text: t('orders.delete_text'), danger: true };
    if (!(await confirm({ ...question, confirmLabel: t('common.delete') }))) return;
    await deletion.mutateAsync({ body: { orderId: order.id } });
    toast(t('orders.deleted'), 'success');
    props.onDeleted?.();
  };
  const acts: Record<CustomerAction, () => unknown> = {
    pay: () => go.to('cashier', { payment: order.paymentId }),
    cancel: () => setCancelling(true),
    confirm_receipt: confirmReceipt,
    review: () => go.to('writeReview', { order: order.id }),
    request_refund: () => go.to('afterSale', { order: order.id }),
    request_return: () => go.to('afterSale', { order: order.id }),
    send_back: () => order.caseId && go.to('afterSaleDetail', { id: order.caseId }),
    delete: remove,
    buy_again: () => again.buyAgain(order.id),
  };
  const busy: Partial<Record<CustomerAction, boolean>> = {
    confirm_receipt: receipt.isPending,
    delete: deletion.isPending,
    buy_again: again.isPending,
  };
  const press = async (action: CustomerAction) => {
    try {
      await acts[action]();
    } catch (error) {
      // A refusal was shown as a notice already.
      if (!isApiError(error)) throw error;
    }
  };
  const underWay = myOrderTabs.returns.some((state) => state === order.state) ? order.caseId : null;
  if (actions.length === 0 && !underWay) return null;
  return (
    <>
      <div className={styles.actions}>
        {underWay && !actions.includes('send_back') ? (
          <Button
            size="s"
            kind="ghost"
            className={styles.action}
            onClick={() => go.to('afterSaleDetail', { id: underWay })}
          >
            {t('after_sale.see')}
          </Button>
        ) : null}
        {actions.map((action) => (
          <Button
            key={action}
            size="s"
            className={styles.action}
            kind={action !== main || QUIET.includes(action) ? 'ghost' : detail || action === 'pay' ? 'solid' : 'soft'}
            loading={busy[action] ?? false}
            onClick={() => void press(action)}
          >
            {t(action === 'pay' && order.proofWaits ? 'proofs.see' : `orders.action.${action}`)}
          </Button>
        ))}
      </div>
      <CancelSheet orderId={order.id} open={cancelling} onClose={() => setCancelling(false)} />
    </>
  );
}
