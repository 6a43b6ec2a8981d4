import type { DomainEvents } from '@app/contract/core/events';
import { type Locale, matchLocale } from '@app/contract/core/locale';
import { dateText } from '@app/contract/core/time-words';
import type { MailTemplate, MailValues } from '@app/contract/mail/templates';
import { isByPieces, travelKind } from '@app/contract/travel/kinds';
import { convert, money } from '@app/kernel/money';
import { inTransaction } from '../../../platform/db/connect.ts';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { amountText, momentText, sendMails } from '../../mail/public.ts';
import { notify } from '../../messaging/public.ts';
import { paymentView } from '../../payments/public.ts';
import { readChange } from '../db/change.repo.ts';
import { buyerAddress } from '../db/told.repo.ts';
import { readTravelOrder } from '../db/travel-order.repo.ts';
import { isOverdue, refundNow } from '../domain/cancellation.ts';
import { frozenCurrency, type TravelRow } from '../domain/travel-row.ts';
import { type ToldWhole, toldOfWhole } from './bundle/told-of-whole.ts';
import { payableOfOrder } from './payable-kind.ts';
import { pushSubscribers } from './push-travel.ts';
import { verticalOf } from './travel-vertical.ts';

/** An amount as the order's currency shows it. */
function amountOf(order: TravelRow, usd: number, locale: Locale): string {
  const rule = frozenCurrency(order);
  return amountText(locale, { minor: convert(money(usd), rule).minor, currency: rule.code, decimals: rule.decimals });
}

/** Steps that the customer is notified of in their inbox; the rest they did themselves, or see at once. */
const IN_INBOX = new Set([
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
  'refund_part',
]);
const BY_STAFF_ONLY = new Set(['review', 'change_guests']);

type Told = {
  readonly platform: Platform;
  readonly order: TravelRow;
  readonly locale: Locale;
  readonly timeZone: string | null;
  /** What was booked, and which of it: the room, the flights with their fares. */
  readonly title: string;
  /** The bundle that it is said of, in the place of one of its orders. */
  readonly whole: ToldWhole | null;
};
type Words<T extends MailTemplate = MailTemplate> = { template: T; values: MailValues<T> };
const words = <T extends MailTemplate>(template: T, values: MailValues<T>): Words => ({ template, values }) as Words;

const see = (order: TravelRow, title: string, whole: ToldWhole | null = null) => ({
  number: whole?.number ?? order.number,
  title,
  path: whole?.path ?? travelKind(order.kind).orderPath,
  query: `?id=${whole?.link.id ?? order.id}`,
});

/** How to pay: the amount, until when, and the link that needs no sign-in. Null when there is nothing to pay. */
async function toPay(told: Told): Promise<Words | null> {
  const { platform, order, locale, title, whole } = told;
  if (order.state !== 'pending_payment' || !order.expiresAt || order.payableUsd === 0) return null;
  return words('travel_placed', {
    number: whole?.number ?? order.number,
    title,
    amount: amountOf(order, whole?.payableUsd ?? order.payableUsd, locale),
    until: await momentText(platform, told, order.expiresAt),
    query: `?${new URLSearchParams({ payment: (whole ?? order).paymentId, key: (whole ?? order).accessKey })}`,
  });
}

/** A day of the place's calendar, which no time zone moves. */
const dayOf = ({ platform, locale }: Told, day: string): string =>
  dateText(locale, 'day', day, platform.clock.now().getUTCFullYear());

const paid = async (told: Told): Promise<Words> =>
  words('travel_paid', {
    ...see(told.order, told.title, told.whole),
    amount: amountOf(told.order, told.whole?.payableUsd ?? told.order.payableUsd, told.locale),
  });

/** What is mailed after each event, if anything. */
const mails: Readonly<Record<string, (told: Told) => Promise<Words | null>>> = {
  review: toPay,
  modify_amount: toPay,
  pay: paid,
  revive: paid,
  confirm: async (told) =>
    words('travel_confirmed', { ...see(told.order, told.title, told.whole), day: dayOf(told, told.order.serviceFrom) }),
  change_dates: async (told) =>
    words('travel_changed', {
      ...see(told.order, told.title, told.whole),
      from: dayOf(told, told.order.serviceFrom),
      to: dayOf(told, told.order.serviceTo),
    }),
  expire: async (told) => words('travel_cancelled', see(told.order, told.title, told.whole)),
  call_off_unpaid: async (told) => words('travel_called_off_unpaid', see(told.order, told.title, told.whole)),
  call_off: async (told) =>
    words('travel_called_off', {
      ...see(told.order, told.title, told.whole),
      amount: amountOf(told.order, told.order.refundUsd ?? 0, told.locale),
    }),
  cancel_paid: async (told) =>
    words('travel_refunded', {
      ...see(told.order, told.title, told.whole),
      amount: amountOf(told.order, told.order.refundUsd ?? 0, told.locale),
    }),
};

/** What tells two mails of one kind about one order apart: the amount to pay, or which change or confirmation it was. */
async function onceBy(platform: Platform, event: DomainEvents['travel.changed'], order: TravelRow): Promise<string> {
  if (event.event === 'review' || event.event === 'modify_amount') return String(order.payableUsd);
  if (event.event !== 'change_dates' && event.event !== 'confirm') return '';
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
    customerId: event.userId,
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
  const to = await buyerAddress(platform.reads, order.customerId);
  const payment = await paymentView(platform.db, paymentId);
  if (!to || !payment) return;
  const locale = matchLocale(to.locale) ?? 'en-US';
  const values = {
    number: order.number,
    title: titleIn(locale),
    amount: amountOf(order, dueUsd, locale),
    until: await momentText(platform, { locale, timeZone: to.timeZone }, expiresAt),
    query: `?${new URLSearchParams({ payment: paymentId, key: payment.accessKey })}`,
  };
  const said = words('travel_change_to_pay', values);
  const key = `travel_change_to_pay/${event.changeId}`;
  const written = { to: to.email, locale, ...said, key, customerId: order.customerId };
  await inTransaction(platform.db, (tx) => sendMails(platform, tx, [written]));
}

/**
 * Tells the customer, by inbox and mail, that the confirmation is late and that they may wait or cancel for nothing.
 * Whose order was confirmed or cancelled meanwhile is told nothing.
 */
async function tellOverdue(platform: Platform, event: DomainEvents['travel.overdue']): Promise<void> {
  const order = await readTravelOrder(platform.db, event.orderId);
  if (!order || !isOverdue(order)) return;
  const vertical = verticalOf(platform, order.kind);
  const titleIn = (locale: Locale): string => vertical.describe(order.snapshot, locale).title;
  await notify(platform, platform.db, {
    customerId: event.userId,
    subject: 'travel_overdue',
    type: 'order',
    values: (locale) => ({ number: order.number, title: titleIn(locale) }),
    link: { kind: payableOfOrder(order.kind), id: order.id },
    key: `travel/${order.id}/overdue`,
  });
  const to = await buyerAddress(platform.reads, order.customerId);
  if (!to) return;
  const locale = matchLocale(to.locale) ?? 'en-US';
  const said = words('travel_overdue', {
    ...see(order, titleIn(locale)),
    amount: amountOf(order, refundNow(order).refundUsd, locale),
  });
  const written = { to: to.email, locale, ...said, key: `travel_overdue/${order.id}`, customerId: order.customerId };
  await inTransaction(platform.db, (tx) => sendMails(platform, tx, [written]));
}

/** What a step is called where it is told: what the system itself cancels does not take place, or was given back unused. */
function toldAs({ event, kind }: DomainEvents['travel.changed'], actor: string | undefined): string {
  if (actor !== 'system') return event;
  if (event === 'cancel_paid' && isByPieces(kind)) return 'refund_part';
  return event === 'cancel' ? 'call_off_unpaid' : event === 'cancel_paid' ? 'call_off' : event;
}

/** Writes the mail an event calls for, in the customer's language, once per event and version. */
async function mail(platform: Platform, event: DomainEvents['travel.changed']): Promise<void> {
  const last = await lastTravelStep(platform, event);
  const say = mails[toldAs(event, last?.actor)];
  if (!say) return;
  const order = await readTravelOrder(platform.reads, event.orderId);
  const to = order && (await buyerAddress(platform.reads, order.customerId));
  if (!order || !to) return;
  const locale = matchLocale(to.locale) ?? 'en-US';
  const told = await toldOfWhole(platform, platform.reads, order, event.event);
  if (told === 'nothing') return;
  const whole = told === 'order' ? null : told;
  const { title: of, subtitle } = verticalOf(platform, order.kind).describe(order.snapshot, locale);
  const title = whole ? whole.title(locale) : [of, subtitle].filter(Boolean).join(', ');
  const said = await say({ platform, order, locale, timeZone: to.timeZone, title, whole });
  if (!said) return;
  const key = `${said.template}/${order.id}/${event.event}/${await onceBy(platform, event, order)}`;
  const written = { to: to.email, locale, ...said, key, customerId: order.customerId };
  await inTransaction(platform.db, (tx) => sendMails(platform, tx, [written]));
}

/** Tells a step in the customer's inbox, once. */
async function tell(platform: Platform, event: DomainEvents['travel.changed']): Promise<void> {
  if (!IN_INBOX.has(event.event) && !BY_STAFF_ONLY.has(event.event)) return;
  const last = await lastTravelStep(platform, event);
  // What they did themselves needs no telling; what the system passes at once neither.
  if (!last || last.actor === 'customer' || (BY_STAFF_ONLY.has(event.event) && last.actor !== 'admin')) return;
  const order = await readTravelOrder(platform.db, event.orderId);
  if (!order) return;
  const told = await toldOfWhole(platform, platform.db, order, event.event);
  if (told === 'nothing') return;
  const whole = told === 'order' ? null : told;
  const vertical = verticalOf(platform, order.kind);
  await notify(platform, platform.db, {
    customerId: event.userId,
    subject: `travel_${toldAs(event, last.actor)}`,
    type: 'order',
    values: (locale) => ({
      number: whole?.number ?? order.number,
      title: whole?.title(locale) ?? vertical.describe(order.snapshot, locale).title,
      amount: amountOf(order, order.refundUsd ?? 0, locale),
    }),
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
  subscriber({ name: 'travel.tell_overdue', event: 'travel.overdue', run: (event) => tellOverdue(platform, event) }),
  subscriber({
    name: 'travel.ask_to_pay',
    event: 'travel.change_to_pay',
    run: (event) => askToPay(platform, event),
  }),
  subscriber({ name: 'travel.tell_step', event: 'travel.changed', run: (event) => tell(platform, event) }),
  subscriber({ name: 'travel.mail_step', event: 'travel.changed', run: (event) => mail(platform, event) }),
];
