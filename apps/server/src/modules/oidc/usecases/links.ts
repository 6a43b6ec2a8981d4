import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { OidcBegun, OidcLink, OidcReturned } from '@app/contract/oidc/staff-schemas';
import { newId } from '../../../platform/auth/tokens.ts';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { mapUniqueViolation } from '../../../platform/db/map-violation.ts';
import type { StaffContext, TreeActor } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  endChallenges,
  hasAuthenticator,
  holdAdministrator,
  proveStaff,
  showAdministrator,
} from '../../staff/public.ts';
import { deleteLink, linkAt, linkById, linksOf, putLink } from '../db/link.repo.ts';
import { providerAccess } from '../db/provider.repo.ts';
import { beginAttempt, finishAttempt, holdTalk, type OidcPlatform } from './attempt.ts';
import { shownLink } from './shown.ts';

const recordOf = (staffId: string): string => `administrator/${staffId}`;

/** A link as the operation log stores it. */
const loggedLink = ({ provider, account }: Pick<OidcLink, 'provider' | 'account'>) => ({
  provider: provider.name,
  account,
});

/** The own accounts at providers, and whether linking one needs a code of the authenticator. */
export async function listOwnLinks({ db }: Platform, staffId: string) {
  const [rows, authenticator] = await Promise.all([linksOf(db, staffId), hasAuthenticator(db, staffId)]);
  return { list: rows.map(shownLink), authenticator };
}

/**
 * Begins linking an own account: by the password, and by a code of the authenticator where one is bound, so that a link is never a
 * way around it. Refuses account.wrong_password, staff.wrong_totp, rate.too_many and what `beginAttempt` refuses.
 */
export async function beginOwnLink(
  platform: OidcPlatform,
  { staff }: StaffContext,
  given: { readonly providerId: string; readonly password: string; readonly code?: string | undefined },
): Promise<OidcBegun> {
  await proveStaff(platform, staff, { password: given.password, code: given.code ?? '' });
  return beginAttempt(platform, { providerId: given.providerId, sessionId: staff.sessionId });
}

/** Stores a link and logs it with the one that it takes the place of. Refuses oidc.linked_elsewhere and oidc.linked_already. */
async function put(
  tx: Tx,
  by: StaffContext,
  of: { readonly staffId: string; readonly providerId: string; readonly by: Parameters<typeof putLink>[1]['by'] },
): Promise<OidcLink> {
  const replaced = await linkAt(tx, of);
  const id = newId();
  assertThat(await putLink(tx, { id, ...of }), 'oidc.linked_already');
  const link = shownLink((await linkById(tx, id)) ?? refuse('record.not_found'));
  const before = replaced && loggedLink(replaced);
  const entry = { action: 'staff.link_account', record: recordOf(of.staffId), before, after: loggedLink(link) };
  await logOperation(tx, by, entry);
  return link;
}

const taken = <T>(work: Promise<T>, index: string): Promise<T> =>
  mapUniqueViolation(work, { index, key: 'oidc.linked_elsewhere' });

/** Links the account that the provider sent this browser back with, in the session that began it. Refuses oidc.linked_elsewhere and what `finishAttempt` refuses. */
export async function addOwnLink(platform: OidcPlatform, by: StaffContext, returned: OidcReturned): Promise<OidcLink> {
  const at = await finishAttempt(platform, returned, by.staff.sessionId);
  const { provider, subject, account } = at;
  const of = { staffId: by.staff.id, providerId: provider.id, by: { subject, account } };
  return taken(
    inTransaction(platform.db, async (tx) => {
      await holdTalk(tx, at);
      return put(tx, by, of);
    }),
    'oidc_link_subject',
  );
}

/** Removes a link of someone of the staff with the sign-ins that it began, and logs it. Refuses record.not_found. */
async function drop(tx: Tx, by: StaffContext, of: { staffId: string; id: string }): Promise<void> {
  const row = (await deleteLink(tx, of.staffId, of.id)) ?? refuse('record.not_found');
  await endChallenges(tx, of.staffId);
  const entry = { action: 'staff.unlink_account', record: recordOf(of.staffId), before: loggedLink(row), after: null };
  await logOperation(tx, by, entry);
}

/** Unlinks an own account. Refuses account.wrong_password, record.not_found and rate.too_many. */
export async function removeOwnLink(
  platform: Platform,
  by: StaffContext,
  of: { readonly id: string; readonly password: string },
): Promise<null> {
  await proveStaff(platform, by.staff, { password: of.password });
  await inTransaction(platform.db, (tx) => drop(tx, by, { staffId: by.staff.id, id: of.id }));
  return null;
}

/** The accounts of an administrator at providers. Refuses record.not_found. */
export async function listLinksOf(platform: Platform, staff: TreeActor, id: string): Promise<OidcLink[]> {
  await showAdministrator(platform, { id, asking: staff.agentId });
  return (await linksOf(platform.db, id)).map(shownLink);
}

/**
 * Has the first account with this verified e-mail be linked to an administrator. Refuses record.not_found, staff.beyond_own_rights,
 * staff.not_yourself (that needs the password), oidc.linked_elsewhere where another administrator waits for it, oidc.linked_already
 * where an account of the provider is linked to them, and at its field a provider that is not in use.
 */
export async function expectLink(
  platform: Platform,
  by: StaffContext<TreeActor>,
  of: { readonly id: string; readonly providerId: string; readonly email: string },
): Promise<OidcLink> {
  assertThat(of.id !== by.staff.id, 'staff.not_yourself');
  const link = { staffId: of.id, providerId: of.providerId, by: { email: of.email.toLowerCase() } };
  return taken(
    inTransaction(platform.db, async (tx) => {
      await holdAdministrator(tx, by, of.id);
      if (!(await providerAccess(tx, of.providerId))) refuseField('providerId', 'field.invalid');
      return put(tx, by, link);
    }),
    'oidc_link_email',
  );
}

/** Unlinks an account of an administrator. Refuses record.not_found and staff.beyond_own_rights. */
export async function removeLinkOf(
  platform: Platform,
  by: StaffContext<TreeActor>,
  of: { readonly id: string; readonly linkId: string },
): Promise<null> {
  await inTransaction(platform.db, async (tx) => {
    await holdAdministrator(tx, by, of.id);
    await drop(tx, by, { staffId: of.id, id: of.linkId });
  });
  return null;
}
