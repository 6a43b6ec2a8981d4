import { balance } from './balance/balance.ts';
import { card } from './card/card.ts';
import type { ChannelKind, ChannelKindName } from './channel-kind.ts';
import { crypto } from './crypto/crypto.ts';
import { offline } from './offline/offline.ts';
import { sandbox } from './sandbox/sandbox.ts';

/** Every kind of channel that can take a payment. A row of a kind that is not here is never offered. */
export const channelKinds: { readonly [K in ChannelKindName]?: ChannelKind } = {
  balance,
  card,
  crypto,
  offline,
  sandbox,
};

/** Kinds that belong to a demo alone, where this is none: neither offered nor listed. */
export const kindsNotHere = ({ demo }: { readonly demo: boolean }): string[] =>
  Object.entries(channelKinds).flatMap(([name, kind]) => (kind.demoOnly && !demo ? [name] : []));
