import { type ChannelConfig, type ConfiguredKind, configKinds } from '@app/contract/payments/channels/config/kinds';
import type { Platform } from '../../../platform/slice.ts';
import { storedConfigs } from '../db/channel-config.repo.ts';
import { isCallable } from '../domain/callable-address.ts';
import { missingItems, readConfig } from '../domain/channel-settings.ts';

export type ConfiguredChannel<K extends ConfiguredKind> = {
  readonly id: string;
  readonly identifier: string;
  readonly config: ChannelConfig<K>;
};

/**
 * Every channel of a kind whose required items are there, with its config and secrets, from memory; read again when the
 * tag `channels` is dropped. Channels that are switched off are among them: a webhook or watcher may still concern them.
 * Addresses in it are ones that the configuration lets the server call; another one is as if it had not been given.
 */
export async function configuredChannels<K extends ConfiguredKind>(
  platform: Platform,
  kind: K,
): Promise<ConfiguredChannel<K>[]> {
  const rows = (await storedConfigs(platform)).filter((row) => row.kind === kind);
  return rows.flatMap(({ id, identifier, ...stored }) => {
    const config = readConfig(kind, stored, (address) => isCallable(platform.config, address));
    return missingItems(configKinds[kind], config).length === 0 ? [{ id, identifier, config }] : [];
  });
}

/** The config and secrets of one channel, or null when it is not of this kind or not completely configured. */
export async function channelConfig<K extends ConfiguredKind>(
  platform: Platform,
  channelId: string,
  kind: K,
): Promise<ChannelConfig<K> | null> {
  return (await configuredChannels(platform, kind)).find(({ id }) => id === channelId)?.config ?? null;
}
