import { refuse } from '@app/contract/core/refuse';
import { type ConfiguredKind, configKindOf } from '@app/contract/payments/channels/config/kinds';
import { canBeWatched, NETWORKS, type Network } from '@app/contract/payments/channels/networks';
import type { SecretChange } from '@app/contract/payments/channels/staff-schemas';
import type { Config } from '../../../../platform/config/config.ts';
import type { ChannelInput } from '../../db/staff-channel.repo.ts';
import { isCallable } from '../../domain/callable-address.ts';
import { cleanAddress } from '../../domain/crypto-address.ts';

type GivenSettings = {
  readonly kind: ConfiguredKind;
  readonly input: ChannelInput;
  readonly changes: Readonly<Record<string, SecretChange | undefined>>;
};
type Fields = Record<string, string>;

/** A pair of limits in which the lower is not above the upper. */
function limitFlaws(input: ChannelInput): Fields {
  const flaws: Fields = {};
  const pairs = [
    ['maximumUsd', input.minimumUsd, input.maximumUsd],
    ['maximumWithdrawalUsd', input.minimumWithdrawalUsd, input.maximumWithdrawalUsd],
  ] as const;
  for (const [name, low, high] of pairs)
    if (low !== null && high !== null && high < low) flaws[name] = 'field.too_small';
  return flaws;
}

/** Addresses of another network, and an RPC address where nothing would ever be read from it. */
function cryptoFlaws({ input: { config }, changes }: GivenSettings): Fields {
  const { network, address, tokenContract } = config as Record<'network' | 'address' | 'tokenContract', string>;
  const flaws: Fields = {};
  const known = network as Network;
  if (address !== '' && cleanAddress(known, address) === null) flaws['config.address'] = 'field.invalid';
  const tokens = NETWORKS[known].family !== 'bitcoin';
  if (tokenContract !== '' && (!tokens || cleanAddress(known, tokenContract) === null)) {
    flaws['config.tokenContract'] = 'field.invalid';
  }
  const node = changes.rpcUrl?.add ?? '';
  if (node !== '' && !canBeWatched({ network: known, tokenContract })) flaws['secrets.rpcUrl'] = 'channels.not_watched';
  return flaws;
}

function calledFlaws(config: Config, { kind, input, changes }: GivenSettings): Fields {
  const { items, secrets } = configKindOf(kind);
  const flaws: Fields = {};
  for (const [name, item] of Object.entries(items)) {
    const address = input.config[name];
    if ('called' in item && typeof address === 'string' && address !== '' && !isCallable(config, address)) {
      flaws[`config.${name}`] = 'channels.address_refused';
    }
  }
  for (const [name, item] of Object.entries(secrets)) {
    const address = changes[name]?.add ?? '';
    if (item.called && address !== '' && !isCallable(config, address)) {
      flaws[`secrets.${name}`] = 'channels.address_refused';
    }
  }
  return flaws;
}

/** Refuses input.invalid at every field whose value does not fit its network, its limits or what may be called. */
export function checkSettings(config: Config, given: GivenSettings): void {
  const fields = {
    ...limitFlaws(given.input),
    ...(given.kind === 'crypto' ? cryptoFlaws(given) : {}),
    ...calledFlaws(config, given),
  };
  if (Object.keys(fields).length > 0) refuse('input.invalid', { fields });
}
