import type { Locale } from '@app/contract/core/locale';
import type { MailTemplate, MailValues } from '@app/contract/mail/templates';
import type { Platform } from '../../../platform/slice.ts';
import { type NoticeSubject, notify } from '../../messaging/public.ts';
import { readTravelOrder } from '../db/travel-order.repo.ts';
import { type Words, words } from '../domain/booking-words.ts';
import type { WholeNotice } from './bundle/whole-notice.ts';
import { mailBooking } from './mail-booking.ts';
import { payableOfOrder } from './payable-kind.ts';
import { verticalOf } from './travel-vertical.ts';

/**
 * Tells the customer of an order something that is no step of it, by inbox and mail, once for each key: `subject` names the
 * words of the inbox. Number, title and the way to the order are added to the values.
 */
export async function notifyBuyer<T extends MailTemplate>(
  platform: Platform,
  of: {
    readonly orderId: string;
    readonly subject: NoticeSubject;
    readonly template: T;
    readonly key: string;
    /** The bundle that it is said of, in the place of the order. */
    readonly whole?: WholeNotice | undefined;
    readonly values: (locale: Locale) => Omit<MailValues<T>, 'number' | 'title' | 'path' | 'query'>;
  },
): Promise<void> {
  const order = await readTravelOrder(platform.db, of.orderId);
  if (!order) return;
  const vertical = verticalOf(platform, order.kind);
  const valuesIn = (locale: Locale) => ({
    number: of.whole?.number ?? order.number,
    title: of.whole?.title(locale) ?? vertical.describe(order.snapshot, locale).title,
    ...of.values(locale),
  });
  await notify(platform, platform.db, {
    customerId: order.customerId,
    subject: of.subject,
    type: 'order',
    values: valuesIn,
    link: of.whole?.link ?? { kind: payableOfOrder(order.kind), id: order.id },
    key: of.key,
  });
  await mailBooking(
    platform,
    { order, vertical },
    {
      whole: of.whole ?? null,
      say: async ({ locale }) => ({ ...words(of.template, of.values(locale) as Words<T>['values']), key: of.key }),
    },
  );
}
