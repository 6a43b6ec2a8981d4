import { configKindOf } from '@app/contract/payments/channels/config/kinds';
import type { StaffChannel } from '@app/contract/payments/channels/staff-schemas';
import type { Config } from '../../../../platform/config/config.ts';
import type { StoredChannel } from '../../db/staff-channel.repo.ts';
import { isCallable } from '../../domain/callable-address.ts';
import { missingItems, readConfig, shownSecrets } from '../../domain/channel-settings.ts';

/** The kinds of which there is exactly one, made at the first start. */
const builtIn = (channel: StoredChannel): boolean => channel.kind === 'balance' || channel.kind === 'sandbox';

/** Required items that a channel lacks, addresses that may not be called among them. */
export const missingOf = (config: Config, channel: StoredChannel): string[] =>
  missingItems(
    configKindOf(channel.kind),
    readConfig(channel.kind, channel, (address) => isCallable(config, address)),
  );

/** A channel as staff see it: no secret in it, only where each ends. Also what the operation log keeps. */
export function shownToStaff(config: Config, channel: StoredChannel): StaffChannel {
  const { secrets, updatedAt, used, ...rest } = channel;
  const kind = configKindOf(channel.kind);
  return {
    ...rest,
    secrets: shownSecrets(kind, secrets),
    missing: missingOf(config, channel),
    paysOut: kind.payout !== null,
    used: used || builtIn(channel),
    updatedAt: updatedAt.toISOString(),
  };
}
