import { randomUUID } from 'node:crypto';
import type { AssistantAccess, AssistantAsked } from '@app/contract/assistants/schemas';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { newToken } from '../../../../platform/auth/tokens.ts';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { deleteOwnGrant, grantEnd, grantsOf, insertCode, upsertGrant } from '../../db/access.repo.ts';
import { type AccessRequest, accessRequest, leadBack, namedIn } from '../../domain/access-request.ts';
import { type ClientDocument, isOnDevice, isOwnRedirect } from '../../domain/client-document.ts';
import type { ReadClient } from './read-client.ts';

/** The address of what tokens are for. */
export const resourceOf = (home: string): string => `${home}/mcp`;

/** The shop's address while assistants are let in; null otherwise. */
export const accessHome = async (platform: Platform): Promise<string | null> =>
  (await parameter(platform, 'assistant.buying')) ? platform.home() : null;

type Judged =
  | { readonly state: 'unknown' }
  | { readonly state: 'refused'; readonly back: string }
  | {
      readonly state: 'ask';
      readonly request: AccessRequest;
      readonly client: ClientDocument;
      readonly issuer: string;
    };

type Asking = { readonly ask: string; readonly ip: string };

/**
 * Judges what a program asks for. Only where the program is known and the way back is its own does anything lead back to it, also what
 * is wrong with the rest.
 */
async function judge(platform: Platform, readClient: ReadClient, { ask, ip }: Asking): Promise<Judged> {
  const issuer = await accessHome(platform);
  if (issuer === null) return { state: 'unknown' };
  const asked = new URLSearchParams(ask);
  const named = namedIn(asked);
  const client = await readClient(named.clientId, ip);
  if (!client || !isOwnRedirect(client, named.redirectUri)) return { state: 'unknown' };
  const request = accessRequest(asked, resourceOf(issuer));
  if (typeof request === 'string')
    return { state: 'refused', back: leadBack({ ...named, issuer }, { error: request }) };
  return { state: 'ask', request, client, issuer };
}

/** What someone is asked to let a program read. */
export async function readAsked(platform: Platform, readClient: ReadClient, of: Asking): Promise<AssistantAsked> {
  const judged = await judge(platform, readClient, of);
  if (judged.state !== 'ask') {
    return {
      state: judged.state,
      name: null,
      host: null,
      onDevice: false,
      until: null,
      back: 'back' in judged ? judged.back : null,
    };
  }
  return {
    state: 'ask',
    name: judged.client.name,
    host: new URL(judged.request.clientId).host,
    onDevice: isOnDevice(judged.request.redirectUri),
    until: grantEnd(platform.clock.real()).toISOString(),
    back: null,
  };
}

/** Lets a program read, or does not; returns the way back to it. Refuses record.not_found where there is no such program. */
export async function answerAsked(
  platform: Platform,
  readClient: ReadClient,
  of: Asking & { readonly customerId: string; readonly allowed: boolean },
): Promise<{ back: string }> {
  const judged = await judge(platform, readClient, of);
  if (judged.state === 'unknown') return refuse('record.not_found');
  if (judged.state === 'refused') return { back: judged.back };
  const { request, client, issuer } = judged;
  const to = { ...request, issuer };
  if (!of.allowed) return { back: leadBack(to, { error: 'access_denied' }) };
  const code = newToken();
  await inTransaction(platform.db, async (tx) => {
    const { clientId, scope, redirectUri, challenge } = request;
    const grant = { id: randomUUID(), customerId: of.customerId, clientId, name: client.name, scope };
    const grantId = await upsertGrant(tx, grant);
    await insertCode(tx, { hash: code.hash, grantId, redirectUri, challenge });
  });
  return { back: leadBack(to, { code: code.token }) };
}

/** The programs that a customer lets read. */
export async function listAccesses(platform: Platform, customerId: string): Promise<AssistantAccess[]> {
  const grants = await grantsOf(platform.db, customerId);
  return grants.map(({ id, clientId, name, since, usedAt, until }) => ({
    id,
    name,
    host: new URL(clientId).host,
    since: since.toISOString(),
    usedAt: usedAt.toISOString(),
    until: until.toISOString(),
  }));
}

/** Ends at once what a program may read. Refuses record.not_found, also for another customer's. */
export async function endAccess(platform: Platform, of: { readonly id: string; readonly customerId: string }) {
  assertThat(await deleteOwnGrant(platform.db, of), 'record.not_found');
  return null;
}
