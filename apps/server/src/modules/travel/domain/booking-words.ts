import type { Locale } from '@app/contract/core/locale';
import { routes } from '@app/contract/core/routes';
import { joinSentences } from '@app/contract/core/sentences';
import type { MailTemplate, MailValues } from '@app/contract/mail/templates';
import { isByPieces, type TravelKind } from '@app/contract/travel/kinds';
import { convert, money } from '@app/kernel/money';
import { amountText, backText, type Fact, type FactWriter, leaveText } from '../../mail/public.ts';
import { refundNow } from './cancellation.ts';
import { frozenCurrency, type TravelRow } from './travel-row.ts';

/** What is mailed about an order, beside its number and title. */
export type Words<T extends MailTemplate = MailTemplate> = {
  readonly template: T;
  readonly values: Omit<MailValues<T>, 'number' | 'title'>;
};

export const words = <T extends MailTemplate>(template: T, values: Words<T>['values']): Words =>
  ({ template, values }) as Words;

/** An amount as the order's currency shows it. */
export function amountOf(order: TravelRow, usd: number, locale: Locale): string {
  const rule = frozenCurrency(order);
  return amountText(locale, { minor: convert(money(usd), rule).minor, currency: rule.code, decimals: rule.decimals });
}

/** Leads to the screen on which a payment is made, with the key that opens it to anybody. */
export const wayToPay = (of: {
  readonly cashierRoute: 'travelCashier' | 'diningCashier';
  readonly paymentId: string;
  readonly accessKey: string;
}) => ({
  path: routes[of.cashierRoute].path,
  query: `?${new URLSearchParams({ payment: of.paymentId, key: of.accessKey })}`,
});

/** What of money and points came back of an order that has ended. */
const cameBack = (order: TravelRow, writer: FactWriter): string =>
  backText(
    writer,
    {
      amount: order.refundUsd ? amountOf(order, order.refundUsd, writer.locale) : null,
      points: order.paidAt === null ? order.pointsUsed : order.pointsBack,
    },
    order.paidAt !== null && order.payableUsd + order.pointsUsed > 0,
  );

/** What is refunded where an order is cancelled now. */
export function leaveNow(order: TravelRow, writer: FactWriter): string {
  const { refundUsd, points } = refundNow(order);
  return leaveText(writer, { amount: refundUsd > 0 ? amountOf(order, refundUsd, writer.locale) : null, points });
}

/** What is to be paid for an order, or for the bundle in its place, until when as text, and by what. */
export type ToPay = {
  readonly cashierRoute: 'travelCashier' | 'diningCashier';
  readonly payableUsd: number;
  readonly until: string | null;
  readonly paymentId: string;
  readonly accessKey: string;
};

/** What a change of an order cost more or less, with its fee. */
type Changed = { readonly dueUsd: number; readonly backUsd: number };
type Said = {
  readonly order: TravelRow;
  readonly writer: FactWriter;
  readonly toPay: ToPay;
  /** The last change that was made, if the step is one. */
  readonly changed: Changed | null;
};

/** What a changed order costs now, and what was paid or goes back for it; nothing of what costs nothing. */
function changedSums({ order, writer, changed }: Said): string[] {
  const { dueUsd, backUsd } = changed ?? { dueUsd: 0, backUsd: 0 };
  const amount = (usd: number) => amountOf(order, usd, writer.locale);
  return [
    ...(order.payableUsd > 0 ? [writer.word('price_now', { price: amount(order.payableUsd) })] : []),
    ...(dueUsd > 0 ? [writer.word('paid_more', { amount: amount(dueUsd) })] : []),
    ...(backUsd > 0 ? [writer.word('went_back', { amount: amount(backUsd) })] : []),
  ];
}

/** What comes of a change: the sums, then what becomes of the voucher or of the rest. */
const outcomeOf = (
  said: Said,
  last: 'voucher_is_new' | 'voucher_to_come' | 'rest_stays',
): { readonly outcome: string } => ({
  outcome: joinSentences(said.writer.locale, [...changedSums(said), said.writer.word(last)]),
});

function askedToPay({ order, writer, toPay }: Said): Words | null {
  const { payableUsd, until } = toPay;
  if (order.state !== 'pending_payment' || until === null || order.payableUsd === 0) return null;
  return words('travel_placed', { amount: amountOf(order, payableUsd, writer.locale), until, ...wayToPay(toPay) });
}

const paid = ({ order, writer, toPay: { payableUsd } }: Said): Words =>
  payableUsd > 0
    ? words('travel_paid', { amount: amountOf(order, payableUsd, writer.locale) })
    : words('travel_booked', {});

const back = ({ order, writer }: Said) => ({ back: cameBack(order, writer) });

/** What is mailed after each step, if anything. */
export const mailedAfter: Readonly<Record<string, (said: Said) => Words | null>> = {
  review: askedToPay,
  modify_amount: askedToPay,
  pay: paid,
  revive: paid,
  confirm: ({ order, writer }) => words('travel_confirmed', { todo: writer.word(`todo_${order.kind}`) }),
  change_dates: (said) =>
    words('travel_changed', outcomeOf(said, said.order.state === 'confirmed' ? 'voucher_is_new' : 'voucher_to_come')),
  add_extras: (said) => words('travel_extras_added', outcomeOf(said, 'rest_stays')),
  expire: () => words('travel_cancelled', {}),
  call_off_unpaid: (said) => words('travel_called_off_unpaid', back(said)),
  call_off: (said) => words('travel_called_off', back(said)),
  cancel_paid: (said) => words('travel_refunded', back(said)),
};

/** What a message in the inbox may say of a step, beside number and title. */
export const inboxValues = (order: TravelRow, facts: readonly Fact[], writer: FactWriter) => ({
  when: facts[0]?.text ?? '',
  todo: writer.word(`todo_${order.kind}`),
  back: cameBack(order, writer),
});

/** What a step is called in messages: what the system itself cancels does not take place, or was given back unused. */
export function stepName<E extends string>(
  event: E,
  of: { readonly kind: TravelKind; readonly actor: string | undefined },
): E | 'refund_part' | 'call_off' | 'call_off_unpaid' {
  if (of.actor !== 'system') return event;
  if (event === 'cancel_paid' && isByPieces(of.kind)) return 'refund_part';
  return event === 'cancel' ? 'call_off_unpaid' : event === 'cancel_paid' ? 'call_off' : event;
}
