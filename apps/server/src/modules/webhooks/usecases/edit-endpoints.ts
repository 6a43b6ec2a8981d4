import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { shapes, WebhookEndpoint, WebhookEndpointInput } from '@app/contract/webhooks/staff-schemas';
import type { z } from 'zod';
import { newId } from '../../../platform/auth/tokens.ts';
import { inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { isOpenAddress } from '../../../platform/http/outgoing/open-address.ts';
import { secretBoxOf } from '../../../platform/secrets/secret-box-of.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  deleteEndpoint,
  type EndpointRow,
  endpointById,
  endpointsPage,
  insertEndpoint,
  pauseEndpoint,
  replaceSecret,
  resumeEndpoint,
  updateEndpoint,
} from '../db/endpoint.repo.ts';
import { newSecret } from '../domain/signature.ts';
import { sealSecret } from './endpoint-secret.ts';

type Query = z.output<(typeof shapes)['listWebhookEndpoints']['query']>;
type WithSecret = { endpoint: WebhookEndpoint; secret: string };

const shown = ({ lastDeliveredAt, oldSecretUntil, createdAt, ...row }: EndpointRow): WebhookEndpoint => ({
  ...row,
  lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
  oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** A page of the addresses with counts per state. */
export async function listEndpoints({ db }: Platform, { page, limit, ...filter }: Query) {
  const { rows, total, counts } = await endpointsPage(db, filter, { limit, offset: (page - 1) * limit });
  return { list: rows.map(shown), total, page, limit, counts };
}

/** One address. Refuses record.not_found. */
export async function readEndpoint(db: Queryable, id: string): Promise<WebhookEndpoint> {
  return shown((await endpointById(db, id)) ?? refuse('record.not_found'));
}

/** Does something to an address in one transaction and logs it. Refuses record.not_found. */
async function changed(
  { db }: Platform,
  by: StaffContext,
  of: { readonly id: string; readonly action: string; readonly work: (tx: Tx, before: EndpointRow) => Promise<void> },
): Promise<WebhookEndpoint> {
  const { id, action, work } = of;
  return inTransaction(db, async (tx) => {
    const before = (await endpointById(tx, id, true)) ?? refuse('record.not_found');
    await work(tx, before);
    const after = await readEndpoint(tx, id);
    await logOperation(tx, by, { action, record: `webhook_endpoint/${id}`, before: shown(before), after });
    return after;
  });
}

/** Adds an address and returns it with its secret. Refuses one that may not be called at its field. */
export async function createEndpoint(
  { db, config }: Platform,
  by: StaffContext,
  input: WebhookEndpointInput,
): Promise<WithSecret> {
  if (!isOpenAddress(config, input.url)) refuseField('url', 'field.webhook_url');
  return inTransaction(db, async (tx) => {
    const [id, secret] = [newId(), newSecret()];
    await insertEndpoint(tx, id, { ...input, secret: sealSecret(secretBoxOf(config), id, secret) });
    const endpoint = await readEndpoint(tx, id);
    const record = `webhook_endpoint/${id}`;
    await logOperation(tx, by, { action: 'webhook_endpoint.create', record, before: null, after: endpoint });
    return { endpoint, secret };
  });
}

/** Saves an address. Refuses record.not_found, record.stale, and one that may not be called at its field. */
export async function saveEndpoint(
  platform: Platform,
  by: StaffContext,
  { id, version, input }: { readonly id: string; readonly version: number; readonly input: WebhookEndpointInput },
): Promise<WebhookEndpoint> {
  if (!isOpenAddress(platform.config, input.url)) refuseField('url', 'field.webhook_url');
  return changed(platform, by, {
    id,
    action: 'webhook_endpoint.update',
    work: async (tx, before) => {
      assertThat(before.version === version, 'record.stale', { current: shown(before) });
      await updateEndpoint(tx, id, input);
    },
  });
}

/** Pauses an address or switches it on; what waits is then due at once. Refuses record.not_found. */
export const switchEndpoint = (platform: Platform, by: StaffContext, { id, on }: { id: string; on: boolean }) =>
  changed(platform, by, {
    id,
    action: on ? 'webhook_endpoint.enable' : 'webhook_endpoint.disable',
    work: (tx) => (on ? resumeEndpoint(tx, id) : pauseEndpoint(tx, id, 'staff')),
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
    const before = (await endpointById(tx, id, true)) ?? refuse('record.not_found');
    await deleteEndpoint(tx, id);
    const record = `webhook_endpoint/${id}`;
    await logOperation(tx, by, { action: 'webhook_endpoint.delete', record, before: shown(before), after: null });
  });
  return null;
}
