import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { WebhookKind } from '@app/contract/webhooks/kinds';
import { kindsFor } from '@app/contract/webhooks/kinds';
import type {
  shapes,
  WebhookEndpoint,
  WebhookEndpointInput,
  WebhookEndpointTerms,
} from '@app/contract/webhooks/staff-schemas';
import type { z } from 'zod';
import { newId } from '../../../platform/auth/tokens.ts';
import { inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { ScopedActor, StaffContext as StaffContextOf } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { isOpenAddress } from '../../../platform/http/outgoing/open-address.ts';
import { secretBoxOf } from '../../../platform/secrets/secret-box-of.ts';
import type { Platform } from '../../../platform/slice.ts';
import { checkedOwner } from '../../api-keys/public.ts';
import {
  deleteEndpoint,
  type EndpointRow,
  type EndpointScope,
  endpointById,
  endpointsPage,
  insertEndpoint,
  pauseEndpoint,
  replaceSecret,
  resumeEndpoint,
  updateEndpoint,
} from '../db/endpoint.repo.ts';
import { type EndpointOwner, hearsFor } from '../domain/endpoint-owner.ts';
import { newSecret } from '../domain/signature.ts';
import { sealSecret } from './endpoint-secret.ts';
import { hearingScope } from './hearing-scope.ts';

type Query = z.output<(typeof shapes)['listWebhookEndpoints']['query']>;
type StaffContext = StaffContextOf<ScopedActor>;
type WithSecret = { endpoint: WebhookEndpoint; secret: string };

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const shown = (found: EndpointRow): WebhookEndpoint => {
  const { lastDeliveredAt, oldSecretUntil, createdAt, agentId, agentName, merchantId, merchantName, ...row } = found;
  return {
    ...row,
    agent: named(agentId, agentName),
    merchant: named(merchantId, merchantName),
    lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
};

/** A page of the addresses that the caller sees, with counts per state. */
export async function listEndpoints({ db }: Platform, staff: ScopedActor, { page, limit, ...filter }: Query) {
  const { rows, total, counts } = await endpointsPage(db, hearingScope(staff), filter, {
    limit,
    offset: (page - 1) * limit,
  });
  return { list: rows.map(shown), total, page, limit, counts };
}

/** One address. Refuses record.not_found, also for one that the caller does not see. */
export async function readEndpoint(db: Queryable, scope: EndpointScope, id: string): Promise<WebhookEndpoint> {
  return shown((await endpointById(db, id, { scope })) ?? refuse('record.not_found'));
}

/** Does something to an address in one transaction and logs it. Refuses record.not_found. */
async function changed(
  { db }: Platform,
  by: StaffContext,
  of: { readonly id: string; readonly action: string; readonly work: (tx: Tx, before: EndpointRow) => Promise<void> },
): Promise<WebhookEndpoint> {
  const { id, action, work } = of;
  return inTransaction(db, async (tx) => {
    const scope = hearingScope(by.staff);
    const before = (await endpointById(tx, id, { scope, lock: true })) ?? refuse('record.not_found');
    await work(tx, before);
    const after = await readEndpoint(tx, scope, id);
    await logOperation(tx, by, { action, record: `webhook_endpoint/${id}`, before: shown(before), after });
    return after;
  });
}

/** Refuses, at its field, kinds that whose address it is cannot hear. */
function checkKinds(owner: EndpointOwner, kinds: readonly WebhookKind[]): void {
  const free = kindsFor(hearsFor(owner));
  if (!kinds.every((kind) => free.includes(kind))) refuseField('kinds', 'field.webhook_kinds');
}

/**
 * Adds an address and returns it with its secret. Refuses, at its field, one that may not be called, an agent or merchant that is not there or
 * not the caller's, and kinds that they cannot hear.
 */
export async function createEndpoint(
  { db, config }: Platform,
  by: StaffContext,
  input: WebhookEndpointInput,
): Promise<WithSecret> {
  const { agentId, merchantId, ...terms } = input;
  if (!isOpenAddress(config, terms.url)) refuseField('url', 'field.webhook_url');
  return inTransaction(db, async (tx) => {
    const owner = await checkedOwner(tx, by.staff, { agentId, merchantId });
    checkKinds(owner, terms.kinds);
    const [id, secret] = [newId(), newSecret()];
    await insertEndpoint(tx, id, { ...terms, ...owner, secret: sealSecret(secretBoxOf(config), id, secret) });
    const endpoint = await readEndpoint(tx, hearingScope(by.staff), id);
    const record = `webhook_endpoint/${id}`;
    await logOperation(tx, by, { action: 'webhook_endpoint.create', record, before: null, after: endpoint });
    return { endpoint, secret };
  });
}

/** Saves an address. Refuses record.not_found, record.stale, and at its field one that may not be called and kinds that its owner cannot hear. */
export async function saveEndpoint(
  platform: Platform,
  by: StaffContext,
  { id, version, input }: { readonly id: string; readonly version: number; readonly input: WebhookEndpointTerms },
): Promise<WebhookEndpoint> {
  return changed(platform, by, {
    id,
    action: 'webhook_endpoint.update',
    work: async (tx, before) => {
      assertThat(before.version === version, 'record.stale', { current: shown(before) });
      if (!isOpenAddress(platform.config, input.url)) refuseField('url', 'field.webhook_url');
      checkKinds(before, input.kinds);
      await updateEndpoint(tx, id, input);
    },
  });
}

/**
 * Pauses an address or switches it on; what waits is then due at once. Refuses record.not_found, and webhook.owner_closed to switch on that of
 * a closed merchant or an ended agent.
 */
export const switchEndpoint = (platform: Platform, by: StaffContext, { id, on }: { id: string; on: boolean }) =>
  changed(platform, by, {
    id,
    action: on ? 'webhook_endpoint.enable' : 'webhook_endpoint.disable',
    work: (tx, before) => {
      const closed = before.pausedBecause === 'closed' || before.pausedBecause === 'ended';
      assertThat(!on || !closed, 'webhook.owner_closed');
      return on ? resumeEndpoint(tx, id) : pauseEndpoint(tx, id, 'staff');
    },
  });

/** Makes a new secret and returns it; the one of before signs beside it for a day. Refuses record.not_found. */
export async function rotateSecret(platform: Platform, by: StaffContext, id: string): Promise<WithSecret> {
  const secret = newSecret();
  const endpoint = await changed(platform, by, {
    id,
    action: 'webhook_endpoint.rotate',
    work: (tx) => replaceSecret(tx, id, sealSecret(secretBoxOf(platform.config), id, secret)),
  });
  return { endpoint, secret };
}

/** Deletes an address with its messages. Refuses record.not_found. */
export async function removeEndpoint({ db }: Platform, by: StaffContext, id: string): Promise<null> {
  await inTransaction(db, async (tx) => {
    const scope = hearingScope(by.staff);
    const before = (await endpointById(tx, id, { scope, lock: true })) ?? refuse('record.not_found');
    await deleteEndpoint(tx, id);
    const record = `webhook_endpoint/${id}`;
    await logOperation(tx, by, { action: 'webhook_endpoint.delete', record, before: shown(before), after: null });
  });
  return null;
}
