import { type Access, isBeyondScope, permissionsOf, type StaffScope } from '@app/contract/core/endpoint';
import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { permissions } from '@app/contract/core/permissions';
import { refuse } from '@app/contract/core/refuse';
import { API_KEY_PREFIX, isApiKey } from '../auth/api-key-token.ts';
import type { Authenticator, KeyAuthenticator } from '../slice.ts';
import type { CustomerActor, ScopedActor, VisitorActor } from './bind.ts';
import type { Actors } from './call-context.ts';

export type Authenticators = {
  readonly customer: Authenticator<CustomerActor>;
  readonly staff: Authenticator<ScopedActor>;
  /** Programs that call the back office by a key. */
  readonly key: KeyAuthenticator;
  /** Devices of visitors without an account; they only listen. */
  readonly visitor: Authenticator<VisitorActor>;
};

/** Says who a token belongs to, or why it is refused: a session, or at the back office a key that calls from `ip`. */
export async function whoseToken(
  authenticators: Authenticators,
  kind: 'customer' | 'staff',
  { token, ip }: { readonly token: string; readonly ip: string },
): Promise<CustomerActor | ScopedActor | ErrorKey> {
  if (kind === 'customer' || !token.startsWith(API_KEY_PREFIX)) return authenticators[kind](token);
  // One that was cut short is none, which need not be looked up.
  return isApiKey(token) ? authenticators.key(token, ip) : 'auth.key_unknown';
}

const isRefusal = (found: unknown): found is ErrorKey => typeof found === 'string';

async function customerOf(token: string, authenticators: Authenticators): Promise<CustomerActor> {
  const found = await authenticators.customer(token);
  return isRefusal(found) ? refuse(found) : found;
}

/** Staff may do these before they have changed a default password. */
const OPEN_BEFORE_PASSWORD_CHANGE = new Set(['/session', '/logout', '/password']);

async function staffOf(token: string, authenticators: Authenticators): Promise<ScopedActor> {
  const found = await authenticators.staff(token);
  return isRefusal(found) ? refuse(found) : found;
}

/** Whether the caller holds a right to change something; a person in the back office is asked for one where it is used. */
const mayChange = ({ apiKeyId, permissions: held }: ScopedActor): boolean =>
  apiKeyId === undefined || [...held].some((one) => permissions[one].type === 'button');

/** Decides whether this token may make this call; refuses with the code of the reason. */
export async function admit(
  call: {
    access: Access;
    scope?: StaffScope | undefined;
    path: string;
    byPerson?: true | undefined;
    /** Whether it changes something, such as an upload. */
    changes?: boolean;
    token: string | null;
  },
  authenticators: Authenticators,
): Promise<Actors> {
  const { access, token } = call;
  if (access === 'public') return { customer: null, staff: null };
  if (access === 'optional') {
    return { customer: token === null ? null : await customerOf(token, authenticators), staff: null };
  }
  if (token === null) return refuse('auth.sign_in_needed');
  if (access === 'customer') return { customer: await customerOf(token, authenticators), staff: null };
  const staff = await staffOf(token, authenticators);
  if (call.byPerson && staff.apiKeyId !== undefined) refuse('auth.person_needed');
  if (staff.mustChangePassword && !OPEN_BEFORE_PASSWORD_CHANGE.has(call.path)) refuse('staff.password_change_needed');
  if (access === 'staff' && call.changes && !mayChange(staff)) refuse('access.denied');
  if (access !== 'staff' && !permissionsOf(access).some((one) => staff.permissions.has(one))) refuse('access.denied');
  if (isBeyondScope(call.scope, staff.worksFor)) refuse('access.denied');
  return { customer: null, staff };
}
