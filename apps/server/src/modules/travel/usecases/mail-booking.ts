import { type Locale, matchLocale } from '@app/contract/core/locale';
import { type MailTemplate, type MailValues, mailTemplates } from '@app/contract/mail/templates';
import { travelKind } from '@app/contract/travel/kinds';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { correspondent } from '../../accounts/core.ts';
import { type FactWriter, listed, type PlainMail, sendMails, storedFacts } from '../../mail/public.ts';
import { bookingRecipients } from '../domain/booking-recipients.ts';
import type { Words } from '../domain/booking-words.ts';
import type { TravelRow } from '../domain/travel-row.ts';
import { bookingFacts, bundleFacts, writerOf } from './booking-facts.ts';
import type { WholeNotice } from './bundle/whole-notice.ts';
import { subjectListed } from './subject-now.ts';
import type { TravelVertical } from './travel-vertical.ts';

/** Who a mail about an order is for, and what it is said of: the order, or the bundle in its place. */
export type BookingNotice = {
  readonly platform: Platform;
  readonly order: TravelRow;
  readonly vertical: TravelVertical;
  readonly locale: Locale;
  readonly timeZone: string | null;
  /** What was booked, and which of it: the room, the flights with their fares. */
  readonly title: string;
  readonly whole: WholeNotice | null;
  readonly writer: FactWriter;
};

/** Whoever is no owner opens the order by its key, which hides what is personal. */
const wayTo = ({ order, whole }: BookingNotice, owner: boolean) => ({
  path: whole?.path ?? travelKind(order.kind).orderPath,
  query: `?${new URLSearchParams({
    id: whole?.link.id ?? order.id,
    ...(owner ? {} : { key: (whole ?? order).accessKey }),
  })}`,
});

async function factsOf({ platform, order, vertical, whole, writer }: BookingNotice): Promise<string> {
  const facts =
    whole && order.bundleId !== null
      ? await bundleFacts(platform, platform.reads, order.bundleId, writer)
      : await bookingFacts(vertical, platform.reads, order, writer);
  return storedFacts(facts);
}

/**
 * Mails the account of an order, and the contact of a paid one where that is somebody else, in the account's language: what
 * `say` says, once for each key, with what was booked, when and where. Writes nothing where there is nothing to say.
 */
export async function mailBooking(
  platform: Platform,
  { order, vertical }: Pick<BookingNotice, 'order' | 'vertical'>,
  of: {
    readonly whole: WholeNotice | null;
    say(notice: BookingNotice): Promise<(Words & { readonly key: string }) | null>;
  },
): Promise<void> {
  const to = await correspondent(platform.reads, order.customerId);
  if (!to) return;
  const locale = matchLocale(to.locale) ?? 'en-US';
  const { title: name, subtitle } = subjectListed(vertical, order, locale);
  const writer = writerOf(platform, locale);
  const title = of.whole ? of.whole.title(locale) : listed(writer, [name, subtitle]);
  const notice: BookingNotice = {
    platform,
    order,
    vertical,
    locale,
    timeZone: to.timeZone,
    title,
    whole: of.whole,
    writer,
  };
  const said = await of.say(notice);
  if (!said) return;
  const { template, key } = said;
  const facts = 'facts' in mailTemplates[template] ? { facts: await factsOf(notice) } : {};
  const mailTo = ({ email, owner }: { email: string; owner: boolean }): PlainMail => ({
    to: email,
    locale,
    template,
    values: {
      number: of.whole?.number ?? order.number,
      title,
      ...wayTo(notice, owner),
      ...facts,
      ...(owner ? {} : { foot: 'contact' }),
      ...said.values,
    } as unknown as MailValues<MailTemplate>,
    key: owner ? key : `${key}/contact`,
    customerId: order.customerId,
  });
  const mails = bookingRecipients(order, to.email).map(mailTo);
  await inTransaction(platform.db, (tx) => sendMails(platform, tx, mails));
}
