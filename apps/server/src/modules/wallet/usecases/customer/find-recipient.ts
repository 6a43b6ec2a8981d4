import { refuse } from '@app/contract/core/refuse';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { rateRules } from '../../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { priceIn } from '../../../currencies/public.ts';
import { balances } from '../../../ledger/core.ts';
import { parameter } from '../../../settings/public.ts';
import { findRecipient, type Recipient } from '../../db/money-transfer.repo.ts';
import { maskedName } from '../../domain/masked-name.ts';

const atField = (key: 'transfer.recipient_unknown' | 'transfer.to_self'): never =>
  refuse(key, { fields: { to: `error.${key}` } });

/** Counts a look-up of a person by e-mail or code: beyond the limits nobody learns who has an account. */
export async function countLookup(platform: Platform, customerId: string): Promise<void> {
  await platform.limits.take(rateRules.recipientPerMinute, customerId);
  await platform.limits.take(rateRules.recipientPerDay, customerId);
}

/**
 * Who an e-mail or invite code belongs to. Refuses transfer.to_self, and transfer.recipient_unknown alike for nobody
 * and for somebody whose account is disabled or gone.
 */
export async function recipientOf(db: Queryable, senderId: string, to: string): Promise<Recipient> {
  const found = (await findRecipient(db, to)) ?? atField('transfer.recipient_unknown');
  return found.id === senderId ? atField('transfer.to_self') : found;
}

/** Shows whom money would go to, masked, with what may be sent. Refuses as `recipientOf`, and rate.too_many. */
export async function showRecipient(platform: Platform, call: { customerId: string; to: string; currency: string }) {
  await countLookup(platform, call.customerId);
  const { nickname, avatar } = await recipientOf(platform.db, call.customerId, call.to);
  const [minimum, maximum, price, has] = await Promise.all([
    parameter(platform, 'transfer.minimum_usd'),
    parameter(platform, 'transfer.maximum_usd'),
    priceIn(platform, call.currency),
    balances(platform.db, call.customerId),
  ]);
  return {
    name: maskedName(nickname),
    avatar,
    available: price(has.available),
    minimum: price(minimum),
    maximum: price(maximum),
  };
}
