import { type Locale, matchLocale } from '@app/contract/core/locale';
import { joinSentences } from '@app/contract/core/sentences';
import type { MailTemplate, MailValues } from '@app/contract/mail/templates';
import type { RejectReason } from '@app/contract/payments/proofs/proof-states';
import { SETTLEMENT } from '@app/kernel/money';
import { inTransaction } from '../../../../platform/db/connect.ts';
import { type Platform, type Subscriber, subscriber } from '../../../../platform/slice.ts';
import { correspondent } from '../../../accounts/core.ts';
import { agentsAboveCustomer } from '../../../agents/core.ts';
import { amountText, sendMail } from '../../../mail/public.ts';
import { type ProofNotice, proofNotice } from './proof-notice.ts';

/** Why a proof was rejected, as a sentence, followed by what staff added. */
const rejectedBecause = (platform: Platform, locale: Locale, report: { reason: RejectReason; text: string }) =>
  joinSentences(locale, [platform.translate(locale, `proofs.reason.${report.reason}`), report.text]);

type Words<T extends MailTemplate> = { readonly template: T; readonly values: MailValues<T> };
const words = <T extends MailTemplate>(template: T, values: MailValues<T>): Words<MailTemplate> =>
  ({ template, values }) as unknown as Words<MailTemplate>;

/** What a verdict's mail says. A goods order that is paid has a mail of its own. */
function wordsOf(platform: Platform, report: ProofNotice, locale: Locale): Words<MailTemplate> | null {
  const number = report.paymentNumber;
  if (report.reason) {
    const query = `?${new URLSearchParams({ payment: report.paymentId, channel: report.channelId })}`;
    const reason = rejectedBecause(platform, locale, { reason: report.reason, text: report.text });
    return words('proof_rejected', { number, reason, query });
  }
  const usd = { minor: report.receivedUsd ?? 0, currency: SETTLEMENT, decimals: 2 };
  const values = { number, amount: amountText(locale, usd) };
  if (report.outcome === 'credited') return words('proof_credited', values);
  return report.payableKind === 'top_up' ? words('proof_approved', values) : null;
}

/** Mails the owner of a payment what became of a proof, once. */
async function mailVerdict(platform: Platform, proofId: string, customerId: string): Promise<void> {
  const report = await proofNotice(platform.reads, proofId);
  const owner = report && (await correspondent(platform.reads, customerId));
  if (!report || !owner) return;
  const locale = matchLocale(owner.locale) ?? 'en-US';
  const said = wordsOf(platform, report, locale);
  if (!said) return;
  await inTransaction(platform.db, (tx) =>
    sendMail(platform, tx, { to: owner.email, locale, ...said, key: `${said.template}/${proofId}`, customerId }),
  );
}

/** Has the customer's screens and the review queue read again, and mails the verdict. */
export const proofSubscribers = (platform: Platform): Subscriber[] => [
  ...(['payment.proof_submitted', 'payment.proof_decided'] as const).map((event) =>
    subscriber({
      name: `payments.tell_${event.replace('payment.', '')}`,
      event,
      run: async ({ paymentId, proofId, customerId }) => {
        await platform.realtime.toCustomer(customerId, { topic: 'payment.changed', data: { paymentId } });
        const below = await agentsAboveCustomer(platform.reads, customerId);
        await platform.realtime.toStaff({ topic: 'proof.changed', data: { proofId }, below });
      },
    }),
  ),
  subscriber({
    name: 'payments.mail_verdict',
    event: 'payment.proof_decided',
    run: ({ proofId, customerId }) => mailVerdict(platform, proofId, customerId),
  }),
];
