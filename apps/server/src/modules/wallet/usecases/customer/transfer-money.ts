import { refuse, refuseField } from '@app/contract/core/refuse';
import type { TransferView } from '@app/contract/wallet/schemas';
import type { Tx } from '../../../../platform/db/connect.ts';
import { rateRules } from '../../../../platform/http/rate-limits.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer, proveCustomer } from '../../../accounts/core.ts';
import { priceIn } from '../../../currencies/public.ts';
import { post } from '../../../ledger/core.ts';
import { parameter } from '../../../settings/public.ts';
import { insertTransfer, type SeenTransfer, sentJustNow, transfersOf } from '../../db/money-transfer.repo.ts';
import { maskedName } from '../../domain/masked-name.ts';
import { countLookup, recipientOf } from './find-recipient.ts';

/** The same transfer again within so many seconds is one that was pressed twice. */
const PRESSED_TWICE_SECONDS = 10;

type Sending = {
  readonly customerId: string;
  readonly to: string;
  /** In cents. */
  readonly amount: number;
  readonly note: string;
  readonly name?: string | undefined;
  readonly currency: string;
};

/**
 * Before anything is booked: not too often, and only with the password. Wrong ones count together with those at other
 * places. Refuses rate.too_many and account.wrong_password.
 */
export async function allowTransfer(
  platform: Platform,
  call: { readonly customerId: string; readonly password: string },
): Promise<void> {
  await platform.limits.take(rateRules.transfer, call.customerId);
  await proveCustomer(platform, call.customerId, { password: call.password });
  await countLookup(platform, call.customerId);
}

/** Refuses an amount outside what may be sent at once. */
async function checkAmount(platform: Platform, usd: number): Promise<void> {
  if (usd < (await parameter(platform, 'transfer.minimum_usd'))) refuseField('amount', 'field.too_small');
  if (usd > (await parameter(platform, 'transfer.maximum_usd'))) refuseField('amount', 'field.too_big');
}

/**
 * Sends money to another customer, at once and for good. The same wish within ten seconds gives the first result.
 * Refuses transfer.recipient_unknown, transfer.to_self, transfer.recipient_changed and wallet.insufficient_balance.
 */
export async function transferMoney(platform: Platform, tx: Tx, sending: Sending): Promise<TransferView> {
  const { customerId: fromId, amount: amountUsd, note } = sending;
  await checkAmount(platform, amountUsd);
  await lockCustomer(tx, fromId);
  const readBefore = await sentJustNow(tx, { fromId, amountUsd, note }, PRESSED_TWICE_SECONDS);
  const recipient = await recipientOf(tx, fromId, sending.to);
  if (sending.name && sending.name !== maskedName(recipient.nickname)) refuse('transfer.recipient_changed');
  const wish = { fromId, toId: recipient.id, amountUsd, note };
  const price = await priceIn(platform, sending.currency);
  const view = (sent: Omit<SeenTransfer, 'nickname' | 'avatar'>) =>
    viewTransfer({ ...sent, ...recipient, id: sent.id }, fromId, price);
  const before = readBefore().find(({ toId }) => toId === recipient.id);
  if (before) return view(before);

  const id = newId(platform.clock);
  const sent = await insertTransfer(tx, { id, ...wish });
  const { toId } = wish;
  await platform.events.emit(tx, 'wallet.transferred', { transferId: id, fromId, toId, usd: amountUsd });
  await post(tx, {
    kind: 'transfer',
    key: `transfer/${id}`,
    reference: { kind: 'transfer', id },
    entries: [
      { account: { owner: fromId, code: 'available' }, amount: -amountUsd },
      { account: { owner: recipient.id, code: 'available' }, amount: amountUsd },
    ],
  });
  return view(sent());
}

function viewTransfer(
  transfer: SeenTransfer,
  viewerId: string,
  price: (usd: number) => TransferView['amount'],
): TransferView {
  return {
    id: transfer.id,
    way: transfer.fromId === viewerId ? 'out' : 'in',
    name: maskedName(transfer.nickname),
    avatar: transfer.avatar,
    amount: price(transfer.amountUsd),
    note: transfer.note,
    at: transfer.at.toISOString(),
  };
}

/** One transfer of the customer's, sent or received. Refuses record.not_found, also for one between others. */
export async function readTransferOf(
  platform: Platform,
  call: { customerId: string; id: string; currency: string },
): Promise<TransferView> {
  const found = await transfersOf(platform.db, call.customerId, [call.id]);
  const transfer = found.get(call.id) ?? refuse('record.not_found');
  return viewTransfer(transfer, call.customerId, await priceIn(platform, call.currency));
}
