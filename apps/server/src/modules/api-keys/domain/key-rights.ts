import type { WorksFor } from '@app/contract/core/endpoint';
import type { PermissionKey } from '@app/contract/core/permissions';
import type { ScopedActor } from '../../../platform/http/bind.ts';

/** For whom a key calls: an agent, a merchant, or with neither the house. */
export type KeyOwner = { readonly agentId: string | null; readonly merchantId: string | null };

/** Who makes a key. */
type Maker = Pick<ScopedActor, 'worksFor' | 'agentId' | 'merchantId'>;

/** Whether a key calls for the house, an agent or a merchant. */
export function worksFor({ agentId, merchantId }: KeyOwner): WorksFor {
  if (agentId !== null) return 'agent';
  return merchantId === null ? 'house' : 'merchant';
}

/**
 * Returns for whom a key is made: staff of the house choose; an agent's and a merchant's staff make keys of their own agent or
 * merchant. Returns the field in question where they name another one.
 */
export function ownerFor(maker: Maker, wanted: KeyOwner): KeyOwner | 'agentId' | 'merchantId' {
  if (maker.worksFor === 'house') return wanted;
  const { agentId, merchantId } = maker;
  if (wanted.agentId !== null && wanted.agentId !== agentId) return 'agentId';
  if (wanted.merchantId !== null && wanted.merchantId !== merchantId) return 'merchantId';
  return { agentId, merchantId };
}

type Key = KeyOwner & { readonly id: string; readonly name: string; readonly permissions: readonly string[] };

/**
 * Returns who a key calls as: its maker, with those of its permissions that they hold now, for whom the key was made. It
 * bears the key's name in the operation log.
 */
export function actorOfKey(maker: ScopedActor, key: Key): ScopedActor {
  const { id, name, agentId, merchantId } = key;
  const permissions = key.permissions.filter((one): one is PermissionKey =>
    maker.permissions.has(one as PermissionKey),
  );
  return {
    ...maker,
    sessionId: id,
    apiKeyId: id,
    username: `${name} (${maker.username})`,
    permissions: new Set(permissions),
    worksFor: worksFor({ agentId, merchantId }),
    agentId,
    merchantId,
  };
}
