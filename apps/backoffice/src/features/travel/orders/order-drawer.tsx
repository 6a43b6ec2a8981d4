import { limits } from '@app/contract/core/limits';
import { staffTravelEndpoints as calls } from '@app/contract/travel/staff-endpoints';
import type { StaffTravelAction, StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { Form } from 'antd';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { RecordDrawer } from '../../../ui/drawer';
import { defineForm } from '../../../ui/form/define-form';
import { FormFields } from '../../../ui/form/form-fields';
import { useRecordForm } from '../../../ui/form/records/use-record-form';
import { MachineActions } from '../../../ui/machine-actions';
import { useAskedAction } from '../../../ui/use-asked-action';
import { lookOf } from '../travel-kinds';
import { TRAVEL_ORDERS_PATH } from '../travel-paths';
import { CancelPaidDialog, GuestsDialog, NotedDialog, TravelAmountDialog } from './action-dialogs';
import { ChangeDialog } from './change-dialog';
import styles from './order.module.css';
import { actionLooks, NOTED, type NotedAction } from './order-actions';
import { OrderBody, OrderTimeline } from './order-body';
import { TravelState } from './order-state';
import { useShownOrderStep } from './order-step';
import { VerifyDialog } from './verify-dialogs';

type Booking = { references: string[]; note: string };

const references = {
  name: 'references',
  kind: 'texts',
  label: 'travel.staff.reference',
  max: limits.travelReferences,
  add: 'travel.staff.add_reference',
  half: true,
} as const;

/** The form of a confirmation; a kind that issues numbers of its own needs none typed. */
const bookingForm = (issues: boolean) =>
  defineForm<Booking>()([
    issues ? { ...references, help: 'travel.staff.issues_own' } : { ...references, required: true },
    { name: 'note', kind: 'text', label: 'orders.note_to_customer', max: limits.orderNote, half: true },
  ]);

/** What the address may bring along: the code of a voucher that was just presented. */
type Brought = { voucherCode?: string } | null;

type OpenDialogProps = { open: StaffTravelAction; order: StaffTravelDetail; code: string; onClose: () => void };

function OpenDialog({ open, code, ...shared }: OpenDialogProps) {
  if (open === 'verify') return <VerifyDialog {...shared} code={code} />;
  if (open === 'modify_amount') return <TravelAmountDialog {...shared} />;
  if (open === 'cancel_paid') return <CancelPaidDialog {...shared} />;
  const look = lookOf(shared.order.kind);
  const kind = open === 'change_dates' ? look?.change : open === 'add_extras' ? look?.addition : undefined;
  if (kind) return <ChangeDialog {...shared} kind={kind} />;
  if (open === 'change_guests') return <GuestsDialog {...shared} />;
  return NOTED.includes(open) ? <NotedDialog {...shared} action={open as NotedAction} /> : null;
}

/** One travel order in the drawer over the list: what it is, its next step's form, and the steps the server allows. */
export function TravelOrderDrawer() {
  const t = useText();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { id = '' } = useParams();
  const answer = useAnswer(calls.readTravelOrder, { params: { id } });
  const { data } = answer;
  // What leads here may be the order or, from a payment, a change of it.
  const order = data && (data.id === id || data.changes.some((change) => change.id === id)) ? data : undefined;
  const dialog = useAskedAction(
    `${TRAVEL_ORDERS_PATH}/${id}`,
    order?.actions.filter((action) => action !== 'confirm') ?? [],
  );
  const confirming = useShownOrderStep('confirm');
  const judged = confirming.changed?.now ?? order;
  const issues = lookOf(order?.kind ?? '')?.issues ?? false;
  const fields = useMemo(() => bookingForm(issues), [issues]);
  const booking = useRecordForm<Booking, StaffTravelDetail>({
    send: (values, idempotencyKey) =>
      request(
        calls.confirmTravelOrder,
        {
          params: { id },
          body: {
            version: judged?.version ?? 0,
            note: values.note,
            references: issues ? values.references.filter((number) => number.trim() !== '') : values.references,
          },
        },
        { idempotencyKey },
      ),
    done: 'travel.staff.confirmed_done',
    onDone: confirming.forget,
    onStale: (_, refusal) => judged && confirming.take(judged, refusal),
  });
  const choose = (action: StaffTravelAction) => (action === 'confirm' ? void booking.submit() : dialog.choose(action));
  return (
    <RecordDrawer
      title={order?.number ?? ''}
      log={order && `travel_order/${order.id}`}
      tag={order && <TravelState state={order.state} />}
      {...(order ? { copy: order.number } : {})}
      waiting={!order}
      error={order ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={() => void navigate({ pathname: TRAVEL_ORDERS_PATH, search })}
      footer={
        order &&
        order.actions.length > 0 && (
          <MachineActions allowed={order.actions} looks={actionLooks} onChoose={choose} busy={booking.busy} />
        )
      }
    >
      {order && (
        <>
          <OrderBody order={order} />
          {confirming.note}
          {order.actions.includes('confirm') && (
            <section className={styles.form}>
              <h3 className={styles.title}>{t('travel.staff.confirm_this')}</h3>
              <Form {...booking.wiring} layout="vertical" initialValues={{ references: [''], note: '' }}>
                <FormFields fields={fields} errors={booking.errors} />
                <button type="submit" hidden />
              </Form>
            </section>
          )}
          <OrderTimeline order={order} />
          {dialog.open && (
            <OpenDialog
              open={dialog.open}
              order={order}
              code={(state as Brought)?.voucherCode ?? ''}
              onClose={dialog.close}
            />
          )}
        </>
      )}
    </RecordDrawer>
  );
}
