import { inTransaction } from '../../../../platform/db/connect.ts';
import { type Platform, type Subscriber, subscriber } from '../../../../platform/slice.ts';
import { amountText, momentText, sendMail } from '../../../mail/public.ts';
import { transferFacts } from '../../db/money-transfer.repo.ts';
import { maskedName } from '../../domain/masked-name.ts';

/** Mails both sides of a transfer, each in their language; the other's name is masked. Again writes nothing. */
async function mailTransfer(platform: Platform, transferId: string): Promise<void> {
  const facts = await transferFacts(platform.db, transferId);
  if (!facts) return;
  const sides = [
    { template: 'money_sent', customerId: facts.fromId, person: facts.from, other: facts.to },
    { template: 'money_received', customerId: facts.toId, person: facts.to, other: facts.from },
  ] as const;
  await inTransaction(platform.db, async (tx) => {
    for (const { template, customerId, person, other } of sides) {
      await sendMail(platform, tx, {
        to: person.email,
        locale: person.locale,
        template,
        values: {
          amount: amountText(person.locale, { minor: facts.amountUsd, currency: 'USD', decimals: 2 }),
          name: maskedName(other.nickname),
          time: await momentText(platform, person, facts.at),
        },
        key: `${template}/${transferId}`,
        customerId,
      });
    }
  });
}

/** Mails that follow transfers. */
export const transferMails = (platform: Platform): Subscriber[] => [
  subscriber({
    name: 'wallet.mail_transfer',
    event: 'wallet.transferred',
    run: ({ transferId }) => mailTransfer(platform, transferId),
  }),
];
