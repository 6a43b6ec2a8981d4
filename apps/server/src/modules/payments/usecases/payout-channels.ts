import type { Localized } from '@app/contract/core/locale';
import { configKindOf } from '@app/contract/payments/channels/config/kinds';
import type { Network } from '@app/contract/payments/channels/networks';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { ChannelKindName } from '../channels/channel-kind.ts';
import { channelConfig } from './channel-config.ts';

/** A channel as withdrawals know it. */
export type PayoutChannel = {
  readonly id: string;
  readonly identifier: string;
  readonly kind: ChannelKindName;
  readonly title: Localized;
  readonly image: string | null;
  readonly enabled: boolean;
  readonly minimumUsd: number | null;
  readonly maximumUsd: number | null;
  readonly feeUsd: number;
  readonly feeBp: number;
};

const columns = sql`id, identifier, kind, title, image, withdrawal_enabled AS enabled,
  minimum_withdrawal_usd AS "minimumUsd", maximum_withdrawal_usd AS "maximumUsd", withdrawal_fee_usd AS "feeUsd",
  withdrawal_fee_bp AS "feeBp"`;

/** Whether a channel pays out, to which kind of account; null when it never does. */
export const payoutOf = (channel: Pick<PayoutChannel, 'kind'>): 'bank' | 'crypto' | null =>
  configKindOf(channel.kind).payout;

/** Every channel that pays out now, in the order of the shop. */
export async function payoutChannels(db: Queryable): Promise<PayoutChannel[]> {
  const { rows } = await sql<PayoutChannel>`
    SELECT ${columns} FROM payment_channel WHERE withdrawal_enabled ORDER BY sort_weight, identifier`.execute(db);
  return rows.filter((channel) => payoutOf(channel) !== null);
}

/** One channel as it is now; null when there is none. */
export async function payoutChannel(db: Queryable, id: string): Promise<PayoutChannel | null> {
  const { rows } = await sql<PayoutChannel>`
    SELECT ${columns} FROM payment_channel WHERE id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** What a crypto channel pays out in; null for one that is not configured. */
export async function payoutAsset(
  platform: Platform,
  channelId: string,
): Promise<{ network: Network; asset: string; decimals: number; usdPerUnit: string } | null> {
  return channelConfig(platform, channelId, 'crypto');
}
