import { balanceConfig } from './balance.ts';
import { cardConfig } from './card.ts';
import type { ConfigKind, ConfigOf } from './config-kind.ts';
import { cryptoConfig } from './crypto.ts';
import { offlineConfig } from './offline.ts';
import { sandboxConfig } from './sandbox.ts';

/** What each kind of payment channel is told by the back office. */
export const configKinds = {
  balance: balanceConfig,
  offline: offlineConfig,
  crypto: cryptoConfig,
  card: cardConfig,
  sandbox: sandboxConfig,
} as const;

export type ConfiguredKind = keyof typeof configKinds;
/** The config and secrets of a channel of this kind. */
export type ChannelConfig<K extends ConfiguredKind> = ConfigOf<(typeof configKinds)[K]>;

/** The same kinds where which one it is does not matter. */
export const configKindOf = (kind: ConfiguredKind): ConfigKind => configKinds[kind] as unknown as ConfigKind;
