import { staffOrderEndpoints as calls } from '@app/contract/orders/staff-endpoints';
import type { StaffAction, StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { request } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { useProductNow } from '../../api/use-product-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { RecordDrawer, StepTrack } from '../../ui/drawer';
import { FormFields } from '../../ui/form/form-fields';
import { useRecordForm } from '../../ui/form/use-record-form';
import { MachineActions } from '../../ui/machine-actions';
import { AmountDialog, NotedDialog } from './action-dialogs';
import look from './order.module.css';
import { actionLooks } from './order-actions';
import { OrderFacts } from './order-facts';
import { OrderItems, OrderSum, OrderTimeline } from './order-parts';
import { OrderState } from './order-state';
import { orderSteps } from './order-steps';
import { ORDERS_PATH } from './orders-path';
import { type Shipment, shipForm } from './ship-form';

function OrderBody({ order }: { order: StaffOrderDetail }) {
  const t = useText();
  const format = useFormat();
  const now = useProductNow();
  return (
    <>
      <StepTrack steps={orderSteps(order, { t, format, now: now() })} />
      <OrderItems order={order} />
      <OrderSum order={order} />
      <OrderFacts order={order} />
    </>
  );
}

/** One order in the drawer: what it is, its next step's form, and the steps the server allows. */
export function OrderDrawer() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id = '', step } = useParams();
  const answer = useAnswer(calls.readOrder, { params: { id } });
  const order = answer.data?.id === id ? answer.data : undefined;
  const [open, setOpen] = useState<StaffAction | null>(null);
  const close = () => void navigate({ pathname: ORDERS_PATH, search });
  const ship = useRecordForm<Shipment, StaffOrderDetail>({
    send: (values, idempotencyKey) =>
      request(
        calls.shipOrder,
        { params: { id }, body: { version: order?.version ?? 0, ...values } },
        { idempotencyKey },
      ),
    done: 'orders.shipped_done',
    onDone: () => undefined,
  });
  const ships = order?.actions.includes('ship') ?? false;
  const asked = order?.actions.find((action) => action === step && action !== 'ship');
  useEffect(() => {
    if (asked) setOpen(asked);
  }, [asked]);
  const choose = (action: StaffAction) => (action === 'ship' ? void ship.submit() : setOpen(action));
  return (
    <RecordDrawer
      title={order?.number ?? ''}
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
          {ships && (
            <section className={look.form}>
              <h3 className={look.title}>{t('orders.ship_this')}</h3>
              <Form {...ship.wiring} layout="vertical" initialValues={{ trackingNumbers: [''], note: '' }}>
                <FormFields fields={shipForm} errors={ship.errors} />
                <button type="submit" hidden />
              </Form>
            </section>
          )}
          <OrderTimeline order={order} />
          {open === 'modify_amount' && <AmountDialog order={order} onClose={() => setOpen(null)} />}
          {open && open !== 'modify_amount' && open !== 'ship' && (
            <NotedDialog order={order} action={open} onClose={() => setOpen(null)} />
          )}
        </>
      )}
    </RecordDrawer>
  );
}
