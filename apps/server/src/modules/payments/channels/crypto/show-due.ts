import { createHash } from 'node:crypto';
import { refuse } from '@app/contract/core/refuse';
import type { ChannelConfig } from '@app/contract/payments/channels/config/kinds';
import { NETWORKS } from '@app/contract/payments/channels/networks';
import type { Tx } from '../../../../platform/db/connect.ts';
import { insertDue, readDue, takeAmount, takeIndex } from '../../db/crypto-due.repo.ts';
import { deriveAddress } from '../../domain/crypto/derive-address.ts';
import { fractionsOf, unitsFor } from '../../domain/crypto/exact-amount.ts';
import { cleanAddress } from '../../domain/crypto-address.ts';
import type { ProofTry } from '../channel-kind.ts';

type Config = ChannelConfig<'crypto'>;

/** For how long an amount on a shared address stays with its payment: a transfer may come late. */
export const KEPT_DAYS = 30;

/** Families of networks write the same key's addresses differently: each has its own row of indexes. */
const hashOf = ({ network, xpub }: Config): string =>
  createHash('sha256').update(`${NETWORKS[network].family}/${xpub}`).digest('hex');

/** Whether the address or key of a configuration can be shown to anybody. */
export function canShow(config: Config): boolean {
  if (!config.xpub) return cleanAddress(config.network, config.address) !== null;
  try {
    return deriveAddress(config.network, config.xpub, 0) !== '';
  } catch {
    return false;
  }
}

/** An address of its own with the exact amount, or the shared one with an amount that nobody else was shown. */
async function place(tx: Tx, config: Config, usd: number) {
  const units = unitsFor(usd, config);
  const { network, xpub } = config;
  if (xpub) {
    const derivationIndex = await takeIndex(tx, hashOf(config));
    return { address: deriveAddress(network, xpub, derivationIndex), derivationIndex, toldApart: false, units };
  }
  const address = cleanAddress(network, config.address) ?? refuse('payment.channel_closed');
  const fractions = fractionsOf(config);
  // Where the smallest unit is worth too much, staff tell payments apart by their transaction.
  if (!fractions) return { address, derivationIndex: null, toldApart: false, units };
  const shared = { network, address, tokenContract: contractOf(config) };
  const unique = await takeAmount(tx, shared, { ...fractions, from: units, keptDays: KEPT_DAYS });
  return { address, derivationIndex: null, toldApart: true, units: unique ?? refuse('payment.channel_closed') };
}

/** The token's contract as the chain writes it. */
const contractOf = ({ network, tokenContract }: Config): string =>
  tokenContract === '' ? '' : (cleanAddress(network, tokenContract) ?? tokenContract);

/**
 * Freezes what a try is to be paid with: address and exact amount in the asset, once. The payment must be locked.
 * Refuses payment.channel_closed when every amount of a shared address is taken.
 */
export async function freezeDue(tx: Tx, config: Config, of: ProofTry): Promise<void> {
  if (await readDue(tx, of.attemptId)) return;
  await insertDue(tx, {
    attemptId: of.attemptId,
    channelId: of.channelId,
    network: config.network,
    asset: config.asset,
    tokenContract: contractOf(config),
    decimals: config.decimals,
    usdPerUnit: config.usdPerUnit,
    usd: of.amountUsd,
    ...(await place(tx, config, of.amountUsd)),
  });
}
