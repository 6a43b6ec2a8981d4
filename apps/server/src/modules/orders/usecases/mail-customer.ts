import { addressText } from '@app/contract/accounts/address-text';
import type { DomainEvents } from '@app/contract/core/events';
import { namesText } from '@app/contract/core/list-words';
import { type Locale, localize, matchLocale } from '@app/contract/core/locale';
import { type MailTemplate, type MailValues, mailTemplates } from '@app/contract/mail/templates';
import { convert, money } from '@app/kernel/money';
import { inTransaction, type Queryable } from '../../../platform/db/connect.ts';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import {
  amountText,
  backText,
  type FactWriter,
  factOf,
  factWriter,
  listed,
  momentText,
  type PlainMail,
  sendMails,
  storedFacts,
} from '../../mail/public.ts';
import { paymentView } from '../../payments/public.ts';
import { type MailFacts, mailFacts } from '../db/mail-facts.repo.ts';
import { frozenCurrency } from '../domain/order-row.ts';

type OrderNotice = {
  readonly orderId: string;
  readonly order: MailFacts;
  readonly locale: Locale;
  readonly writer: FactWriter;
};

/** What is to be said, if anything: the template, its values, and what makes it the only one of its kind. */
type Words<T extends MailTemplate> = { template: T; values: MailValues<T>; once: string };
type Say = (platform: Platform, db: Queryable, notice: OrderNotice) => Promise<Words<MailTemplate> | null>;

const words = <T extends MailTemplate>(template: T, values: MailValues<T>, once = ''): Words<MailTemplate> =>
  ({ template, values, once }) as Words<MailTemplate>;

/** What a mail lists of an order: the goods with how many of each, and where they go. */
function factsOf({ goods, address }: MailFacts, writer: FactWriter): string {
  const named = goods.map(({ name, quantity }, index) => ({
    label: index === 0 ? writer.word('goods') : '',
    text: `${quantity} × ${localize(name, writer.locale)}`,
  }));
  const to = listed(writer, [address.name, addressText(address, writer.locale)]);
  return storedFacts([...named, ...factOf(writer.word('deliver_to'), to)]);
}

/** An amount as the order's currency shows it. */
function amountOf({ order, locale }: OrderNotice, usd: number): string {
  const rule = frozenCurrency(order);
  return amountText(locale, { minor: convert(money(usd), rule).minor, currency: rule.code, decimals: rule.decimals });
}

/** How to pay: the amount, until when, and the link that needs no sign-in. Null when there is nothing to pay. */
async function toPay(platform: Platform, db: Queryable, notice: OrderNotice) {
  const { order } = notice;
  const payment = order.state === 'pending_payment' ? await paymentView(db, order.paymentId) : null;
  if (!payment || !order.expiresAt) return null;
  return {
    number: order.number,
    amount: amountOf(notice, order.payableUsd),
    until: await momentText(platform, order, order.expiresAt),
    query: `?${new URLSearchParams({ payment: payment.id, key: payment.accessKey })}`,
  };
}

const seeOrder = (notice: OrderNotice) => ({ number: notice.order.number, query: `?id=${notice.orderId}` });

const placed: Say = async (platform, db, notice) => {
  const values = await toPay(platform, db, notice);
  return values && words('order_placed', values);
};

const repriced: Say = async (platform, db, notice) => {
  const values = await toPay(platform, db, notice);
  return values && words('payment_link', values, String(notice.order.version));
};

const paid: Say = async (_platform, _db, notice) =>
  notice.order.payableUsd > 0
    ? words('order_paid', { ...seeOrder(notice), amount: amountOf(notice, notice.order.payableUsd) })
    : words('order_booked', seeOrder(notice));

const shipped: Say = async (_platform, _db, notice) => {
  const { company, tracking } = notice.order;
  if (!company || !tracking) return null;
  const values = { company: localize(company, notice.locale), tracking: namesText(notice.locale, tracking) };
  return words('order_shipped', { ...seeOrder(notice), ...values }, tracking.join(','));
};

const refunded: Say = async (_platform, _db, notice) => {
  const { refundId, refundedUsd, refundedPoints } = notice.order;
  if (!refundId || refundedUsd === null) return null;
  const money = { amount: refundedUsd > 0 ? amountOf(notice, refundedUsd) : null, points: refundedPoints ?? 0 };
  return words('order_refunded', { ...seeOrder(notice), back: backText(notice.writer, money, true) }, refundId);
};

const onChange: Readonly<Record<string, Say>> = {
  modify_amount: repriced,
  ship: shipped,
  refund: refunded,
  refund_part: refunded,
};

type Occasion = { readonly orderId: string; readonly say: Say };

/**
 * Writes the mails that events call for, in the buyers' languages. Hearing of an event again writes nothing; a
 * transaction begins only when there is something to say.
 */
async function mailBuyers(platform: Platform, occasions: readonly Occasion[]): Promise<void> {
  const orders = await mailFacts(platform.reads, [...new Set(occasions.map(({ orderId }) => orderId))]);
  const mails = await Promise.all(
    occasions.map(async ({ orderId, say }): Promise<PlainMail | null> => {
      const order = orders.get(orderId);
      if (!order) return null;
      const locale = matchLocale(order.locale) ?? 'en-US';
      const writer = factWriter(locale, platform.clock.now());
      const said = await say(platform, platform.reads, { orderId, order, locale, writer });
      if (!said) return null;
      const facts = 'facts' in mailTemplates[said.template] ? { facts: factsOf(order, writer) } : {};
      return {
        to: order.email,
        locale,
        template: said.template,
        values: { ...said.values, ...facts },
        key: [said.template, orderId, said.once].filter(Boolean).join('/').slice(0, 200),
        customerId: order.customerId,
      };
    }),
  );
  const written = mails.filter((mail) => mail !== null);
  if (written.length > 0)
    await inTransaction(platform.db, (tx) => sendMails(platform, tx, written), { keepPlans: true });
}

/** A subscriber that mails the buyers of all orders it hears of at once. */
function mailing<N extends 'order.placed' | 'order.paid' | 'order.changed'>(
  platform: Platform,
  of: { name: string; event: N; say: (event: DomainEvents[N]) => Say | undefined },
): Subscriber {
  const runAll = (events: readonly DomainEvents[N][]): Promise<void> => {
    const occasions = events.flatMap((event) => {
      const say = of.say(event);
      return say ? [{ orderId: event.orderId, say }] : [];
    });
    return occasions.length > 0 ? mailBuyers(platform, occasions) : Promise.resolve();
  };
  return subscriber({ name: of.name, event: of.event, run: (event) => runAll([event]), runAll });
}

/** Mails to buyers that follow what happens to their orders. */
export const orderMails = (platform: Platform): Subscriber[] => [
  mailing(platform, { name: 'orders.mail_placed', event: 'order.placed', say: () => placed }),
  mailing(platform, { name: 'orders.mail_paid', event: 'order.paid', say: () => paid }),
  mailing(platform, { name: 'orders.mail_changed', event: 'order.changed', say: ({ event }) => onChange[event] }),
];
