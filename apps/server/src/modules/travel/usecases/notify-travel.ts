import type { DomainEvents } from '@app/contract/core/events';
import { LOCALES, type Locale } from '@app/contract/core/locale';
import { travelKind } from '@app/contract/travel/kinds';
import type { TravelSubject } from '@app/contract/travel/order-views';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { momentText } from '../../mail/public.ts';
import { notify } from '../../messaging/public.ts';
import { paymentView } from '../../payments/public.ts';
import { changesOf, readChange } from '../db/change.repo.ts';
import { readTravelOrder } from '../db/travel-order.repo.ts';
import {
  amountOf,
  inboxValues,
  leaveNow,
  mailedAfter,
  stepName,
  type ToPay,
  wayToPay,
  words,
} from '../domain/booking-words.ts';
import { isOverdue } from '../domain/cancellation.ts';
import type { TravelRow } from '../domain/travel-row.ts';
import { writerOf } from './booking-facts.ts';
import { notifyPartOff } from './bundle/notify-part-off.ts';
import { mailTogether, notifyConfirmed, stepTogether } from './bundle/steps-together.ts';
import { wholeNotice } from './bundle/whole-notice.ts';
import { type BookingNotice, mailBooking } from './mail-booking.ts';
import { payableOfOrder } from './payable-kind.ts';
import { pushSubscribers } from './push-travel.ts';
import { subjectNow } from './subject-now.ts';
import { verticalOf } from './travel-vertical.ts';

/** Steps that the customer is notified of in their inbox; the rest they did themselves, or see at once. */
const IN_INBOX = [
  'expire',
  'cancel',
  'revive',
  'confirm',
  'cancel_paid',
  'no_show',
  'verify',
  'unverify',
  'modify_amount',
  'change_dates',
  'add_extras',
  'refund_part',
  'accept_change',
] as const;
const BY_STAFF_ONLY = ['review', 'change_guests'] as const;

/** Steps that an order may take more than once, each with a mail of its own. */
const REPEATED = ['change_dates', 'add_extras', 'confirm'] as const;

const isAmong = <E extends string>(steps: readonly E[], event: string): event is E =>
  steps.some((step) => step === event);

/** What tells two mails of one kind about one order apart: the amount to pay, or which change or confirmation it was. */
async function onceBy(platform: Platform, event: DomainEvents['travel.changed'], order: TravelRow): Promise<string> {
  if (event.event === 'review' || event.event === 'modify_amount') return String(order.payableUsd);
  if (!isAmong(REPEATED, event.event)) return '';
  const last = await lastTravelStep(platform, event);
  return String(last?.id ?? '');
}

/** Asks the customer, by inbox and mail, to pay what other dates cost more that staff chose for them. */
async function askToPay(platform: Platform, event: DomainEvents['travel.change_to_pay']): Promise<void> {
  const [order, change] = [
    await readTravelOrder(platform.db, event.orderId),
    await readChange(platform.db, event.changeId),
  ];
  if (!order || change?.state !== 'awaiting_payment' || !change.paymentId) return;
  const { paymentId, dueUsd, expiresAt } = change;
  const vertical = verticalOf(platform, order.kind);
  const titleIn = (locale: Locale): string => vertical.describe(order.snapshot, locale).title;
  await notify(platform, platform.db, {
    customerId: event.customerId,
    subject: 'travel_change_to_pay',
    type: 'order',
    values: (locale) => ({
      number: order.number,
      title: titleIn(locale),
      amount: amountOf(order, dueUsd, locale),
    }),
    link: { kind: payableOfOrder(order.kind), id: order.id },
    key: `travel/${event.orderId}/change_to_pay/${event.changeId}`,
  });
  const payment = await paymentView(platform.db, paymentId);
  if (!payment) return;
  await mailBooking(
    platform,
    { order, vertical },
    {
      whole: null,
      say: async ({ locale, timeZone }) => ({
        ...words('travel_change_to_pay', {
          amount: amountOf(order, dueUsd, locale),
          until: await momentText(platform, { locale, timeZone }, expiresAt),
          ...wayToPay({ ...travelKind(order.kind), paymentId, accessKey: payment.accessKey }),
        }),
        key: `travel_change_to_pay/${event.changeId}`,
      }),
    },
  );
}

/** Says in the customer's inbox that a change was not paid in time. */
async function notifyChangeExpired(platform: Platform, event: DomainEvents['travel.change_expired']): Promise<void> {
  const order = await readTravelOrder(platform.db, event.orderId);
  if (!order) return;
  const { describe } = verticalOf(platform, order.kind);
  await notify(platform, platform.db, {
    customerId: event.customerId,
    subject: 'travel_change_expired',
    type: 'order',
    values: (locale) => ({ number: order.number, title: describe(order.snapshot, locale).title }),
    link: { kind: payableOfOrder(order.kind), id: order.id },
    key: `travel/${event.orderId}/change_expired/${event.changeId}`,
  });
}

/**
 * Tells the customer, by inbox and mail, that the confirmation is late and that they may wait or cancel for nothing.
 * Whose order was confirmed or cancelled meanwhile is told nothing.
 */
async function notifyOverdue(platform: Platform, event: DomainEvents['travel.overdue']): Promise<void> {
  const order = await readTravelOrder(platform.db, event.orderId);
  if (!order || !isOverdue(order)) return;
  const vertical = verticalOf(platform, order.kind);
  const titleIn = (locale: Locale): string => vertical.describe(order.snapshot, locale).title;
  await notify(platform, platform.db, {
    customerId: event.customerId,
    subject: 'travel_overdue',
    type: 'order',
    values: (locale) => ({ number: order.number, title: titleIn(locale) }),
    link: { kind: payableOfOrder(order.kind), id: order.id },
    key: `travel/${order.id}/overdue`,
  });
  await mailBooking(
    platform,
    { order, vertical },
    {
      whole: null,
      say: async ({ writer }) => ({
        ...words('travel_overdue', { leave: leaveNow(order, writer) }),
        key: `travel_overdue/${order.id}`,
      }),
    },
  );
}

/** What is to be paid of what a mail is about, and until when as its reader's clock shows it. */
async function toPayOf({ platform, order, whole, locale, timeZone }: BookingNotice): Promise<ToPay> {
  const { payableUsd, paymentId, accessKey } = whole ?? order;
  const until = order.expiresAt && (await momentText(platform, { locale, timeZone }, order.expiresAt));
  const { cashierRoute } = whole ?? travelKind(order.kind);
  return { cashierRoute, payableUsd, paymentId, accessKey, until };
}

/** Writes the mails an event calls for, in the customer's language, once per event and version. */
async function mail(platform: Platform, event: DomainEvents['travel.changed']): Promise<void> {
  const last = await lastTravelStep(platform, event);
  const say = mailedAfter[stepName(event.event, { kind: event.kind, actor: last?.actor })];
  if (!say) return;
  const order = await readTravelOrder(platform.reads, event.orderId);
  if (!order) return;
  const notice = await wholeNotice(platform, platform.reads, order, event.event);
  if (notice === 'nothing') return;
  const together = notice === 'order' ? await stepTogether(platform, platform.reads, event) : 'order';
  if (together === 'nothing') return;
  if (together !== 'order') return mailTogether(platform, event.event, together);
  const vertical = verticalOf(platform, order.kind);
  await mailBooking(
    platform,
    { order, vertical },
    {
      whole: notice === 'order' ? null : notice,
      say: async (to) => {
        const changed = (await changesOf(platform.reads, order.id)).findLast(({ state }) => state === 'done') ?? null;
        const said = say({ order, writer: to.writer, toPay: await toPayOf(to), changed });
        const once = await onceBy(platform, event, order);
        return said && { ...said, key: `${said.template}/${order.id}/${event.event}/${once}` };
      },
    },
  );
}

/** Tells a step in the customer's inbox, once. */
async function notifyBooker(platform: Platform, event: DomainEvents['travel.changed']): Promise<void> {
  const step = event.event;
  if (!isAmong(IN_INBOX, step) && !isAmong(BY_STAFF_ONLY, step)) return;
  const last = await lastTravelStep(platform, event);
  // What they did themselves needs no telling; what the system passes at once neither.
  if (!last || last.actor === 'customer' || (isAmong(BY_STAFF_ONLY, step) && last.actor !== 'admin')) return;
  const order = await readTravelOrder(platform.db, event.orderId);
  if (!order) return;
  const notice = await wholeNotice(platform, platform.db, order, event.event);
  if (notice === 'nothing') return;
  const whole = notice === 'order' ? null : notice;
  const together = step === 'confirm' ? await stepTogether(platform, platform.db, event) : 'order';
  if (together === 'nothing') return;
  if (together !== 'order') return notifyConfirmed(platform, event.customerId, together);
  const vertical = verticalOf(platform, order.kind);
  // With its hours as they are by now: a flight may have been moved before it is confirmed.
  const subjects = new Map<Locale, TravelSubject>();
  for (const lang of LOCALES) subjects.set(lang, await subjectNow(vertical, platform.db, order, { lang, own: true }));
  await notify(platform, platform.db, {
    customerId: event.customerId,
    subject: `travel_${stepName(step, { kind: event.kind, actor: last.actor })}`,
    type: 'order',
    values: (locale) => {
      const writer = writerOf(platform, locale);
      const subject = subjects.get(locale) ?? vertical.describe(order.snapshot, locale);
      return {
        number: whole?.number ?? order.number,
        title: whole?.title(locale) ?? subject.title,
        ...inboxValues(order, vertical.facts(subject, writer), writer),
      };
    },
    link: whole?.link ?? { kind: payableOfOrder(order.kind), id: order.id },
    key: `travel/${event.orderId}/${event.event}/${last.id}`,
  });
}

const lastTravelStep = async (platform: Platform, event: DomainEvents['travel.changed']) =>
  platform.db
    .selectFrom('travel_order_history')
    .select(['id', 'actor'])
    .where('order_id', '=', event.orderId)
    .where('event', '=', event.event)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Has open screens read again what changed, and tells the customer by inbox and mail. */
export const travelSubscribers = (platform: Platform): Subscriber[] => [
  ...pushSubscribers(platform),
  subscriber({ name: 'travel.tell_overdue', event: 'travel.overdue', run: (event) => notifyOverdue(platform, event) }),
  subscriber({
    name: 'travel.ask_to_pay',
    event: 'travel.change_to_pay',
    run: (event) => askToPay(platform, event),
  }),
  subscriber({
    name: 'travel.change_expired',
    event: 'travel.change_expired',
    run: (event) => notifyChangeExpired(platform, event),
  }),
  subscriber({
    name: 'travel.tell_part_off',
    event: 'travel.part_off',
    run: (event) => notifyPartOff(platform, event),
  }),
  subscriber({ name: 'travel.tell_step', event: 'travel.changed', run: (event) => notifyBooker(platform, event) }),
  subscriber({ name: 'travel.mail_step', event: 'travel.changed', run: (event) => mail(platform, event) }),
];
