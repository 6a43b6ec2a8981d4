import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { isOtherIdentity } from '@app/contract/oidc/identity';
import { oidcLimits } from '@app/contract/oidc/limits';
import type { OidcProvider, OidcProviderInput, shapes } from '@app/contract/oidc/staff-schemas';
import type { z } from 'zod';
import { newId } from '../../../platform/auth/tokens.ts';
import { inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { endChallenges } from '../../staff/public.ts';
import { deleteLinksOf, lockLinkedStaff } from '../db/link.repo.ts';
import {
  countProviders,
  deleteProvider,
  insertProvider,
  providerById,
  providersInUse,
  providersPage,
  updateProvider,
} from '../db/provider.repo.ts';
import { redirectUri } from './attempt.ts';
import { isIssuer } from './connect-provider.ts';
import { sealSecret } from './provider-secret.ts';
import { shownProvider } from './shown.ts';

type Query = z.output<(typeof shapes)['listOidcProviders']['query']>;

const recordOf = (id: string): string => `oidc_provider/${id}`;

/** The providers that can be signed in by, and where they send browsers back to. */
export async function listChoices(platform: Platform) {
  const redirect = redirectUri(platform);
  return { providers: redirect === null ? [] : await providersInUse(platform.db), redirectUri: redirect };
}

/** A page of the providers. */
export async function listProviders({ db }: Platform, { page, limit, name }: Query) {
  const { rows, total } = await providersPage(db, name, { limit, offset: (page - 1) * limit });
  return { list: rows.map(shownProvider), total, page, limit };
}

/** One provider. Refuses record.not_found. */
export async function readProvider(db: Queryable, id: string): Promise<OidcProvider> {
  return shownProvider((await providerById(db, id)) ?? refuse('record.not_found'));
}

/** Sets up a provider. Refuses oidc.too_many, and at their fields an issuer that may not be called and an empty secret. */
export async function createProvider(
  platform: Platform,
  by: StaffContext,
  input: OidcProviderInput,
): Promise<OidcProvider> {
  if (!isIssuer(platform, input.issuer)) refuseField('issuer', 'field.oidc_issuer');
  if (!input.clientSecret) refuseField('clientSecret', 'field.required');
  return inTransaction(platform.db, async (tx) => {
    assertThat((await countProviders(tx)) < oidcLimits.providers, 'oidc.too_many', { max: oidcLimits.providers });
    const id = newId();
    await insertProvider(tx, id, input, sealSecret(platform, id, input.clientSecret));
    const after = await readProvider(tx, id);
    await logOperation(tx, by, { action: 'oidc_provider.create', record: recordOf(id), before: null, after });
    return after;
  });
}

/** What a provider is saved as; `unlinks` is how many accounts its caller expects this to unlink. */
type ProviderChange = {
  readonly id: string;
  readonly version: number;
  readonly unlinks: number;
  readonly input: OidcProviderInput;
};

/**
 * Unlinks the accounts of a provider where it identifies them in another way, for the same value could be another person there, and
 * ends sign-ins that it began and that wait for their second step. Refuses oidc.unlinks for more accounts than the caller expects.
 */
async function applyToLinks(tx: Tx, before: OidcProvider, { id, unlinks, input }: ProviderChange): Promise<void> {
  const isOther = isOtherIdentity(before, input);
  if (!isOther && input.enabled) return;
  const linked = await lockLinkedStaff(tx, id);
  if (isOther) {
    assertThat(linked.length <= unlinks, 'oidc.unlinks', { count: linked.length });
    await deleteLinksOf(tx, id);
  }
  await endChallenges(tx, ...linked);
}

/**
 * Saves a provider. Another issuer or claim unlinks every account. Refuses record.not_found, record.stale, oidc.unlinks, and at its
 * field an issuer that may not be called.
 */
export async function saveProvider(
  platform: Platform,
  by: StaffContext,
  change: ProviderChange,
): Promise<OidcProvider> {
  const { id, version, input } = change;
  if (!isIssuer(platform, input.issuer)) refuseField('issuer', 'field.oidc_issuer');
  return inTransaction(platform.db, async (tx) => {
    const before = (await providerById(tx, id, true)) ?? refuse('record.not_found');
    assertThat(before.version === version, 'record.stale', { current: shownProvider(before) });
    await applyToLinks(tx, shownProvider(before), change);
    const sealed = input.clientSecret ? sealSecret(platform, id, input.clientSecret) : null;
    await updateProvider(tx, id, input, sealed);
    const after = await readProvider(tx, id);
    const secret = { secretChanged: sealed !== null };
    const entry = { action: 'oidc_provider.update', record: recordOf(id), before: shownProvider(before) };
    await logOperation(tx, by, { ...entry, after: { ...after, ...(sealed ? secret : {}) } });
    return after;
  });
}

/** Deletes a provider with its links and the sign-ins that it began. Refuses record.not_found. */
export async function removeProvider({ db }: Platform, by: StaffContext, id: string): Promise<null> {
  await inTransaction(db, async (tx) => {
    const before = (await providerById(tx, id, true)) ?? refuse('record.not_found');
    const linked = await lockLinkedStaff(tx, id);
    await deleteProvider(tx, id);
    await endChallenges(tx, ...linked);
    const entry = { action: 'oidc_provider.delete', record: recordOf(id), before: shownProvider(before), after: null };
    await logOperation(tx, by, entry);
  });
  return null;
}
