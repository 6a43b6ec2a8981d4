import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { travelKind } from '@app/contract/travel/kinds';
import type { TravelAction, TravelOrderDetail } from '@app/contract/travel/order-views';
import type { GuestView } from '@app/contract/travel/person-schemas';
import { IconCalendarEvent, IconCalendarX, IconLuggage, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirm } from '../../../ui/confirm-store.ts';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CancelBookingSheet } from './cancel-booking-sheet.tsx';
import { ChangeGuestsSheet } from './change-guests-sheet.tsx';
import { CommentSheet } from './comment-sheet.tsx';
import styles from './travel-order.module.css';
import { useTravelStep } from './use-travel-order.ts';

/** From the lesser to the likelier wish; the last one an order allows is its main button, at the end. */
const BAR = ['book_again', 'comment', 'pay'] as const satisfies readonly TravelAction[];
const LIST = [
  'add_extras',
  'change_dates',
  'change_guests',
  'cancel',
  'cancel_paid',
  'delete',
] as const satisfies readonly TravelAction[];

/** What a booking's kind itself asks for. */
const CHANGES: readonly TravelAction[] = ['add_extras', 'change_dates'];

const icons: Readonly<Record<(typeof LIST)[number], IconGlyph>> = {
  add_extras: IconLuggage,
  change_dates: IconCalendarEvent,
  change_guests: IconPencil,
  cancel: IconCalendarX,
  cancel_paid: IconCalendarX,
  delete: IconTrash,
};

/** The actions of the bar at the bottom that an order allows; empty when it has none. */
export const barActions = (order: TravelOrderDetail): readonly (typeof BAR)[number][] =>
  BAR.filter((action) => order.actions.includes(action));

/** What people come for: pay, comment, book again. */
export function TravelOrderBar(props: {
  readonly order: TravelOrderDetail;
  /** Of the link by which somebody else looks. */
  readonly accessKey: string | undefined;
  readonly onBookAgain: () => void;
}) {
  const t = useT();
  const go = useGo();
  const { order } = props;
  const [comment, setComment] = useState({ open: false, times: 0 });
  const actions = barActions(order);
  const acts = {
    pay: () => go.to(travelKind(order.kind).cashierRoute, { payment: order.paymentId, key: props.accessKey }),
    comment: () => setComment((now) => ({ open: true, times: now.times + 1 })),
    book_again: props.onBookAgain,
  };
  return (
    <>
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            block
            kind={action !== actions.at(-1) ? 'ghost' : action === 'book_again' ? 'soft' : 'solid'}
            onClick={acts[action]}
          >
            {t(action === 'pay' && order.proofWaits ? 'proofs.see' : `travel.action.${action}`)}
          </Button>
        ))}
      </div>
      <CommentSheet
        key={comment.times}
        orderId={order.id}
        title={order.subject.title}
        open={comment.open}
        onClose={() => setComment((now) => ({ ...now, open: false }))}
      />
    </>
  );
}

/** What is seldom wished: a change, other names, cancel, delete. Each asks what it must. */
export function TravelOrderManage(props: {
  readonly order: TravelOrderDetail;
  /** What is wanted instead is chosen as the booking's kind does so; without it nothing can be. */
  readonly onChange?: ((action: 'change_dates' | 'add_extras') => void) | undefined;
  /** Other travellers are chosen as the booking's kind does so; without it their names are typed. */
  readonly onChangeGuests?: (() => void) | undefined;
  readonly guestTitle: (guest: GuestView, index: number) => string;
}) {
  const t = useT();
  const go = useGo();
  const { order } = props;
  const [sheet, setSheet] = useState<{ readonly what: TravelAction | null; readonly times: number }>({
    what: null,
    times: 0,
  });
  const deletion = useTravelStep(travelEndpoints.deleteTravelOrder);
  const close = () => setSheet((now) => ({ ...now, what: null }));
  const remove = async () => {
    const question = { title: t('orders.delete_title'), text: t('orders.delete_text'), danger: true };
    if (!(await confirm({ ...question, confirmLabel: t('common.delete') }))) return;
    try {
      await deletion.mutateAsync({ body: { orderId: order.id } });
    } catch (error) {
      // A refusal was shown as a notice already.
      if (!isApiError(error)) throw error;
      return;
    }
    toast(t('orders.deleted'), 'success');
    go.back();
  };
  const acts: Partial<Record<TravelAction, () => void>> = {
    delete: () => void remove(),
    change_dates: () => props.onChange?.('change_dates'),
    add_extras: () => props.onChange?.('add_extras'),
    ...(props.onChangeGuests ? { change_guests: props.onChangeGuests } : {}),
  };
  const actions = LIST.filter(
    (action) => order.actions.includes(action) && (!CHANGES.includes(action) || props.onChange),
  );
  return (
    <>
      {actions.length > 0 ? (
        <Card flush className="no-print">
          {actions.map((action) => (
            <ListRow
              key={action}
              icon={
                <Icon
                  as={icons[action]}
                  className={action.startsWith('change_') || action === 'add_extras' ? 'brand' : 'bad'}
                />
              }
              title={t(`travel.action.${action}`)}
              disabled={deletion.isPending}
              onPress={acts[action] ?? (() => setSheet((now) => ({ what: action, times: now.times + 1 })))}
            />
          ))}
        </Card>
      ) : null}
      <CancelBookingSheet
        key={`cancel ${sheet.times}`}
        orderId={order.id}
        paid={sheet.what === 'cancel_paid'}
        open={sheet.what === 'cancel' || sheet.what === 'cancel_paid'}
        onClose={close}
      />
      <ChangeGuestsSheet
        key={`guests ${sheet.times}`}
        orderId={order.id}
        guests={order.guests}
        titleOf={props.guestTitle}
        open={sheet.what === 'change_guests'}
        onClose={close}
      />
    </>
  );
}
