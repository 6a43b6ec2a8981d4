import type { MailTemplate, MailValues } from '@app/contract/mail/templates';
import type { Tx } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { correspondent } from '../../accounts/core.ts';
import { amountText, momentText, sendMail } from '../../mail/public.ts';
import type { WithdrawalRow } from '../db/withdrawal.repo.ts';

type AccountMail = Extract<MailTemplate, `payout_account_${string}`>;

/** Tells the owner by mail what was done to their payout accounts; masked, for whoever reads the mail. */
export async function notifyAccountChange(
  platform: Platform,
  tx: Tx,
  of: { customerId: string; template: AccountMail; account: string },
): Promise<void> {
  const owner = await correspondent(tx, of.customerId);
  if (!owner) return;
  const time = await momentText(platform, owner, platform.clock.now());
  await sendMail(platform, tx, {
    to: owner.email,
    locale: owner.locale,
    template: of.template,
    values: { account: of.account, time },
    key: `${of.template}/${newId(platform.clock)}`,
    customerId: of.customerId,
  });
}

const USD = { currency: 'USD', decimals: 2 } as const;

type StepMail = 'withdrawal_paid' | 'withdrawal_rejected' | 'withdrawal_failed';

/** Tells the owner by mail how their withdrawal ended. */
export async function notifyStep(
  platform: Platform,
  tx: Tx,
  { template, row, reason }: { template: StepMail; row: WithdrawalRow; reason: string },
): Promise<void> {
  const owner = await correspondent(tx, row.customerId);
  if (!owner) return;
  const amount = amountText(owner.locale, { minor: row.amountUsd, ...USD });
  const account = [row.shown.bank, row.shown.masked].filter(Boolean).join(' ');
  await sendMail(platform, tx, {
    to: owner.email,
    locale: owner.locale,
    template,
    values: { number: row.number, amount, account, reason, query: `?id=${row.id}` } as MailValues<StepMail>,
    key: `${template}/${row.id}`,
    customerId: row.customerId,
  });
}
