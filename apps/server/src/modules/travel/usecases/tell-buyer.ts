import { type Locale, matchLocale } from '@app/contract/core/locale';
import type { MailTemplate, MailValues } from '@app/contract/mail/templates';
import { travelKind } from '@app/contract/travel/kinds';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { sendMails } from '../../mail/public.ts';
import { notify } from '../../messaging/public.ts';
import { buyerAddress } from '../db/told.repo.ts';
import { readTravelOrder } from '../db/travel-order.repo.ts';
import { payableOfOrder } from './payable-kind.ts';
import { verticalOf } from './travel-vertical.ts';

/**
 * Tells the customer of an order something that is no step of it, by inbox and mail, once for each key: `subject` names the
 * words of the inbox. Number, title and the way to the order are added to the values.
 */
export async function tellBuyer<T extends MailTemplate>(
  platform: Platform,
  of: {
    readonly orderId: string;
    readonly subject: string;
    readonly template: T;
    readonly key: string;
    readonly values: (locale: Locale) => Omit<MailValues<T>, 'number' | 'title' | 'path' | 'query'>;
  },
): Promise<void> {
  const order = await readTravelOrder(platform.db, of.orderId);
  if (!order) return;
  const { describe } = verticalOf(platform, order.kind);
  const valuesIn = (locale: Locale) => ({
    number: order.number,
    title: describe(order.snapshot, locale).title,
    ...of.values(locale),
  });
  await notify(platform, platform.db, {
    customerId: order.customerId,
    subject: of.subject,
    type: 'order',
    values: valuesIn,
    link: { kind: payableOfOrder(order.kind), id: order.id },
    key: of.key,
  });
  const to = await buyerAddress(platform.reads, order.customerId);
  if (!to) return;
  const locale = matchLocale(to.locale) ?? 'en-US';
  const way = { path: travelKind(order.kind).orderPath, query: `?id=${order.id}` };
  const values = { ...valuesIn(locale), ...way } as unknown as MailValues<MailTemplate>;
  const mail = { to: to.email, locale, template: of.template, values, key: of.key, customerId: order.customerId };
  await inTransaction(platform.db, (tx) => sendMails(platform, tx, [mail]));
}
