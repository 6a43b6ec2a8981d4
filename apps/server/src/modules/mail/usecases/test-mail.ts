import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '@app/contract/core/locale';
import type { MailTest } from '@app/contract/mail/staff-schemas';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { StaffActor } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type DueMail, insertMail, markFailed, markSent, takeMail } from '../db/outbox.repo.ts';
import { type MailTrouble, outcomeOf, serverOf, withoutSecrets } from '../domain/mail-test.ts';
import { renderMail } from '../domain/render.ts';
import { houseOf } from './house.ts';
import { createPostman } from './smtp.ts';
import { momentText } from './words.ts';

type Tester = { readonly staff: StaffActor; readonly ip: string; readonly lang: Locale };

/** Shorter than a call waits for its answer, in milliseconds. */
const TEST_MS = 20_000;
/** Of one step; the settings of SMTP_URL count before them. */
const stepPatience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000, dnsTimeout: 5_000 };

/** Writes the test into the outbox as a mail whose turn is ours, so that nobody else delivers it. */
async function writeTest(platform: Platform, by: Tester, to: string): Promise<DueMail> {
  const { clock, db } = platform;
  const id = newId(clock);
  const filling = {
    name: by.staff.username,
    time: await momentText(platform, { locale: by.lang, timeZone: null }, clock.now()),
  };
  const row = { id, key: `mail_test/${id}`, customerId: null, to, locale: by.lang, template: 'mail_test' } as const;
  return inTransaction(db, async (tx) => {
    await insertMail(tx, { ...row, filling, usefulSeconds: null, eraseWhenDone: false });
    await logOperation(tx, by, { action: 'mail.test', record: `mail/${id}`, before: null, after: { to } });
    return takeMail(tx, id);
  });
}

type Tried = Pick<MailTest, 'outcome' | 'answer'>;

/** Hands the mail to the server over a connection of its own; says how it went. */
async function tryServer(platform: Platform, mail: DueMail, given: { smtpUrl: string; from: string }): Promise<Tried> {
  const house = await houseOf(platform);
  const body = renderMail(mail, house);
  const postman = createPostman(given, { connections: 'fresh', patience: stepPatience });
  const late = new AbortController();
  try {
    return await Promise.race([
      postman
        .send({ id: mail.id, to: mail.recipient, name: house.brand(mail.locale) }, body)
        .then((answer): Tried => ({ outcome: 'accepted', answer: withoutSecrets(answer, given.smtpUrl) })),
      sleep(TEST_MS, { outcome: 'timeout', answer: '' } as const, { signal: late.signal }),
    ]);
  } catch (error) {
    const { message } = error as Error;
    return { outcome: outcomeOf(error as MailTrouble), answer: withoutSecrets(message, given.smtpUrl) };
  } finally {
    late.abort();
    postman.close();
  }
}

/**
 * Sends a test mail now and says what the mail server answered. The mail stands in the outbox, sent or given up; without
 * a mail server nothing is written. Refuses rate.too_many.
 */
export async function testMail(platform: Platform, by: Tester, to: string): Promise<MailTest> {
  await platform.limits.take(rateRules.mailTest, by.staff.id);
  const { mail: given } = platform.config;
  if (!given) return { outcome: 'not_set_up', answer: '', server: null, sender: null, milliseconds: 0, mailId: null };
  const mail = await writeTest(platform, by, to);
  const begun = performance.now();
  const { outcome, answer } = await tryServer(platform, mail, given);
  const milliseconds = Math.round(performance.now() - begun);
  if (outcome === 'accepted') await markSent(platform.db, mail.id);
  else await markFailed(platform.db, mail.id, { error: answer || outcome, pauseMs: null });
  return { outcome, answer, server: serverOf(given.smtpUrl), sender: given.from, milliseconds, mailId: mail.id };
}
