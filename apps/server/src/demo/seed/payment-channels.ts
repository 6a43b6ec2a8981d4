import type { Tx } from '../../platform/db/connect.ts';
import { demoChannels } from '../content/payment-channels.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';

/** Ids of the demo's channels by identifier. */
export type SeededChannels = ReadonlyMap<string, string>;

/** Ways to pay and to pay out beside those that ship: a bank, two coins on test networks, and a card to configure. */
export async function seedChannels(tx: Tx, chance: Chance, now: Date): Promise<SeededChannels> {
  const rows = demoChannels.map((channel, index) => ({
    id: chance.id(now),
    identifier: channel.identifier,
    kind: channel.kind,
    title: channel.title,
    description: channel.description,
    image: null,
    minimum_usd: channel.pay.minimum,
    maximum_usd: channel.pay.maximum,
    minimum_withdrawal_usd: channel.withdraw.minimum,
    maximum_withdrawal_usd: channel.withdraw.maximum,
    withdrawal_fee_usd: channel.withdraw.feeUsd,
    withdrawal_fee_bp: channel.withdraw.feeBp,
    payment_enabled: channel.pay.enabled,
    withdrawal_enabled: channel.withdraw.enabled,
    config: channel.config,
    secrets: {},
    sort_weight: 30 + index * 10,
    version: 1,
    updated_at: now,
  }));
  await insertRows(tx, 'payment_channel', rows);
  return new Map(rows.map(({ identifier, id }) => [identifier, id]));
}
