import { staffOrderEndpoints as calls } from '@app/contract/orders/staff-endpoints';
import type { StaffAction, StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { Form } from 'antd';
import { Link, useParams } from 'react-router';
import { request } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { useProductNow } from '../../api/use-product-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { RecordDrawer, StepTrack } from '../../ui/drawer';
import { FormFields } from '../../ui/form/form-fields';
import { useRecordForm } from '../../ui/form/records/use-record-form';
import { MachineActions } from '../../ui/machine-actions';
import { PaidTogether } from '../../ui/paid-together';
import { PriceSum } from '../../ui/price-sum';
import { useAskedAction } from '../../ui/use-asked-action';
import { useBackTo } from '../../ui/use-back-to';
import { ApproveDialog, NotedDialog, OrderAmountDialog } from './action-dialogs';
import { OpenReturnRequestDialog } from './open-return-request-dialog';
import styles from './order.module.css';
import { actionLooks, type NotedAction } from './order-actions';
import { OrderFacts } from './order-facts';
import { OrderItems, OrderTimeline } from './order-parts';
import { OrderReturnRequests } from './order-return-requests';
import { OrderState } from './order-state';
import { useShownOrderStep } from './order-step';
import { orderSteps } from './order-steps';
import { ORDERS_PATH } from './orders-path';
import { type Shipment, shipForm } from './ship-form';

/** Steps that are more than a note. */
const OWN_DIALOG: readonly StaffAction[] = [
  'ship',
  'modify_amount',
  'request_refund',
  'request_return',
  'approve_refund',
  'approve_return',
];

function OrderBody({ order }: { order: StaffOrderDetail }) {
  const t = useText();
  const format = useFormat();
  const now = useProductNow();
  return (
    <>
      <StepTrack steps={orderSteps(order, { t, format, now: now() })} />
      <OrderReturnRequests cases={order.cases} />
      <OrderItems order={order} />
      <PriceSum lines={order.priceLines} payableUsd={order.payableUsd} />
      {order.paidAt && (
        <p>
          <Link to={`${ORDERS_PATH}/${order.id}/receipt`}>{t('orders.receipt_print')}</Link>
        </p>
      )}
      <OrderFacts order={order} />
      <PaidTogether group={order.group} id={order.id} />
    </>
  );
}

/** One order in the drawer over the list at `base`: what it is, its next step's form, and the steps the server allows. */
export function OrderDrawer({ base = ORDERS_PATH }: { base?: string }) {
  const t = useText();
  const close = useBackTo(base);
  const { id = '' } = useParams();
  const answer = useAnswer(calls.readOrder, { params: { id } });
  const order = answer.data?.id === id ? answer.data : undefined;
  const dialog = useAskedAction(`${base}/${id}`, order?.actions.filter((action) => action !== 'ship') ?? []);
  const { open } = dialog;
  const shipping = useShownOrderStep('ship');
  const judged = shipping.changed?.now ?? order;
  const ship = useRecordForm<Shipment, StaffOrderDetail>({
    send: (values, idempotencyKey) =>
      request(
        calls.shipOrder,
        { params: { id }, body: { version: judged?.version ?? 0, ...values } },
        { idempotencyKey },
      ),
    done: 'orders.shipped_done',
    onDone: shipping.forget,
    onStale: (_, refusal) => judged && shipping.take(judged, refusal),
  });
  const ships = order?.actions.includes('ship') ?? false;
  const choose = (action: StaffAction) => (action === 'ship' ? void ship.submit() : dialog.choose(action));
  return (
    <RecordDrawer
      title={order?.number ?? ''}
      log={order && `goods_order/${order.id}`}
      tag={order && <OrderState state={order.state} />}
      {...(order ? { copy: order.number } : {})}
      waiting={!order}
      error={order ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
      footer={
        order &&
        order.actions.length > 0 && (
          <MachineActions allowed={order.actions} looks={actionLooks} onChoose={choose} busy={ship.busy} />
        )
      }
    >
      {order && (
        <>
          <OrderBody order={order} />
          {shipping.note}
          {ships && (
            <section className={styles.form}>
              <h3 className={styles.title}>{t('orders.ship_this')}</h3>
              <Form {...ship.wiring} layout="vertical" initialValues={{ trackingNumbers: [''], note: '' }}>
                <FormFields fields={shipForm} errors={ship.errors} />
                <button type="submit" hidden />
              </Form>
            </section>
          )}
          <OrderTimeline order={order} />
          {open === 'modify_amount' && <OrderAmountDialog order={order} onClose={dialog.close} />}
          {(open === 'request_refund' || open === 'request_return') && (
            <OpenReturnRequestDialog order={order} action={open} onClose={dialog.close} />
          )}
          {(open === 'approve_refund' || open === 'approve_return') && (
            <ApproveDialog order={order} action={open} onClose={dialog.close} />
          )}
          {open && !OWN_DIALOG.includes(open) && (
            <NotedDialog order={order} action={open as NotedAction} onClose={dialog.close} />
          )}
        </>
      )}
    </RecordDrawer>
  );
}
