import { randomUUID } from 'node:crypto';
import { type Access, changesSomething, permissionsOf, type StaffScope, scopeReach } from '@app/contract/core/endpoint';
import { permissionKeys } from '@app/contract/core/permissions';
import { sql } from 'kysely';
import { plantKey } from '../modules/api-keys/test/fixtures.ts';
import { newApiKey } from '../platform/auth/api-key-token.ts';
import type { BoundEndpoint } from '../platform/http/bind.ts';
import { refusalCode } from '../testing/refusal-code.ts';
import type { Shop } from '../testing/shop.ts';
import { customerToken, makeStaff, type StaffOf, staffToken, titleOf } from './every-endpoint.ts';

const OPEN_BEFORE_PASSWORD_CHANGE = ['/session', '/logout', '/password'];
export const ADMITTED = 0;

export type Actor = {
  name: string;
  /** Meets some calls in turn. */
  byTurns?: true;
  /** The token to call with; null without one. A new one each time, because some calls end it. */
  token: (bound: BoundEndpoint) => Promise<string | null>;
  /** The code it must be turned away with, or ADMITTED. */
  expected: (access: Access, bound: BoundEndpoint) => number;
};

/** What an actor who is unknown here receives: nothing is read for public calls, everything else is refused. */
const stranger = (code: number) => (access: Access) => (access === 'public' ? ADMITTED : code);
const ofCustomer = (code: number) => (access: Access) =>
  access === 'public'
    ? ADMITTED
    : access === 'optional' || access === 'customer'
      ? code
      : refusalCode('auth.token_mismatch');
const ofStaff = (code: number, denied: number) => (access: Access) => {
  if (access === 'public') return ADMITTED;
  if (access === 'optional' || access === 'customer') return 2003;
  return access === 'staff' ? code : denied;
};

/** The code that a key of this state receives: `code` where it is no good, else what is a matter of a person, then `open`. */
const ofKey =
  (open: (access: Access, bound: BoundEndpoint) => number, code: number | null = null): Actor['expected'] =>
  (access, bound) => {
    if (access === 'public') return ADMITTED;
    if (access === 'optional' || access === 'customer') return refusalCode('auth.token_mismatch');
    if (code !== null) return code;
    return bound.endpoint.byPerson ? refusalCode('auth.person_needed') : open(access, bound);
  };

/** The permissions of which this call needs one; some other one for calls that need none. */
export function keysOf({ endpoint: { access } }: BoundEndpoint): readonly string[] {
  const keys = permissionsOf(access);
  return keys.length > 0 ? keys : ['dashboard.view'];
}
/** The last of them, which opens the call by itself as each of the others does. */
const lastOf = (bound: BoundEndpoint): string => keysOf(bound).at(-1) ?? '';
/** Calls whose sample needs more than the call's own permission allows: an export of a list, a text reviewed at once, a
 * customer who is only seen masked, a level granted. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  'POST /admin_api/exports': ['travel.orders.view'],
  'PUT /admin_api/translations': ['content.translations.review'],
  'PUT /admin_api/users/:id': ['people.users.personal'],
  'POST /admin_api/users': ['people.users.level'],
};

/** Every permission but those of this call. */
const allBut = (bound: BoundEndpoint): string[] => permissionKeys.filter((key) => !keysOf(bound).includes(key));

export async function actors(shop: Shop): Promise<Actor[]> {
  const db = () => shop.app.platform.db;
  const ended = async (): Promise<string> => {
    const token = await customerToken(db(), (await shop.buyer()).id);
    await sql`UPDATE customer_session SET ended_at = app_now(), ended_because = 'elsewhere'
      WHERE id = (SELECT id FROM customer_session ORDER BY created_at DESC LIMIT 1)`.execute(db());
    return token;
  };
  const disabledBuyer = await shop.buyer();
  await sql`UPDATE customer SET disabled_at = app_now() WHERE id = ${disabledBuyer.id}`.execute(db());
  const endedToken = await ended();
  const expiredToken = await customerToken(db(), (await shop.buyer()).id);
  await sql`UPDATE customer_session SET expires_at = app_now() - interval '1 second'
    WHERE id = (SELECT id FROM customer_session ORDER BY created_at DESC LIMIT 1)`.execute(db());
  const buyers = [await shop.buyer({ usd: 1_000 }), await shop.buyer()];
  const [makerId, leftId] = [
    await makeStaff(db(), { super: true }),
    await makeStaff(db(), { super: true, disabled: true }),
  ];
  const keyOf = (of: Omit<Parameters<typeof plantKey>[1], 'madeBy'> & { madeBy?: string }) =>
    plantKey(db(), { madeBy: makerId, ...of }).then(({ token }) => token);
  const known = new Map<string, Promise<string>>();
  /** A new session of staff with these rights, who are made once. */
  const staffOf = (of: StaffOf & { agentId?: string; merchantId?: string; fresh?: boolean }) => async () => {
    const rights = JSON.stringify(of);
    const id = known.get(rights) ?? makeStaff(db(), of);
    known.set(rights, id);
    return staffToken(db(), await id);
  };
  const merchantId = randomUUID();
  await sql`INSERT INTO merchant (id, name) VALUES (${merchantId}, 'Some merchant')`.execute(db());
  const one = await staffToken(db(), await makeStaff(db(), { super: true }));
  await sql`UPDATE staff_session SET ended_at = app_now() WHERE id = (SELECT id FROM staff_session ORDER BY created_at DESC LIMIT 1)`.execute(
    db(),
  );

  return [
    {
      name: 'anonymous',
      token: async () => null,
      expected: (access) => (access === 'optional' ? ADMITTED : stranger(2001)(access)),
    },
    { name: 'made-up token', byTurns: true, token: async () => 'x'.repeat(43), expected: stranger(2003) },
    { name: 'customer', token: () => customerToken(db(), buyers[0]?.id ?? ''), expected: ofCustomer(ADMITTED) },
    {
      name: 'other customer',
      byTurns: true,
      token: () => customerToken(db(), buyers[1]?.id ?? ''),
      expected: ofCustomer(ADMITTED),
    },
    {
      name: 'disabled customer',
      byTurns: true,
      token: () => customerToken(db(), disabledBuyer.id),
      expected: ofCustomer(2007),
    },
    { name: 'customer signed in elsewhere', byTurns: true, token: async () => endedToken, expected: ofCustomer(2011) },
    { name: 'expired session', byTurns: true, token: async () => expiredToken, expected: ofCustomer(2002) },
    {
      name: 'super administrator',
      byTurns: true,
      token: staffOf({ super: true }),
      expected: ofStaff(ADMITTED, ADMITTED),
    },
    {
      name: 'staff with just this permission',
      token: (bound) => staffOf({ permissions: [lastOf(bound), ...(FURTHER[titleOf(bound)] ?? [])] })(),
      expected: ofStaff(ADMITTED, ADMITTED),
    },
    {
      name: 'staff with all but this permission',
      token: (bound) => staffOf({ permissions: allBut(bound) })(),
      expected: ofStaff(ADMITTED, 4003),
    },
    {
      name: 'staff of a disabled role',
      byTurns: true,
      token: staffOf({ permissions: permissionKeys, roleEnabled: false }),
      expected: ofStaff(2007, 2007),
    },
    {
      name: 'disabled staff',
      byTurns: true,
      token: staffOf({ super: true, disabled: true }),
      expected: ofStaff(2007, 2007),
    },
    { name: 'staff signed out', byTurns: true, token: async () => one, expected: ofStaff(2011, 2011) },
    {
      name: 'staff before the first password change',
      byTurns: true,
      token: staffOf({ super: true, fresh: true }),
      expected: (access, { endpoint }) =>
        ofStaff(OPEN_BEFORE_PASSWORD_CHANGE.includes(endpoint.path) ? ADMITTED : 4172, 4172)(access),
    },
    {
      name: "an agent's staff with every permission",
      token: staffOf({ permissions: permissionKeys, agentId: shop.agentId }),
      expected: (access, { endpoint }) => {
        const code = reachOf(endpoint.scope).agents === 'none' ? refusalCode('access.denied') : ADMITTED;
        return ofStaff(code, code)(access);
      },
    },
    {
      name: "an agent's staff with all but this permission",
      byTurns: true,
      token: (bound) => staffOf({ permissions: allBut(bound), agentId: shop.agentId })(),
      expected: (access, { endpoint }) =>
        ofStaff(reachOf(endpoint.scope).agents === 'none' ? 4003 : ADMITTED, 4003)(access),
    },
    {
      name: "a merchant's staff with every permission",
      token: staffOf({ permissions: permissionKeys, merchantId }),
      expected: (access, bound) => {
        const code = reachOf(bound.endpoint.scope).merchants === 'none' ? refusalCode('access.denied') : ADMITTED;
        return ofStaff(code, code)(access);
      },
    },
    {
      name: "a merchant's staff with all but this permission",
      byTurns: true,
      token: (bound) => staffOf({ permissions: allBut(bound), merchantId })(),
      expected: (access, bound) =>
        ofStaff(reachOf(bound.endpoint.scope).merchants === 'none' ? 4003 : ADMITTED, 4003)(access),
    },
    {
      name: 'key with just this permission',
      token: (bound) => keyOf({ permissions: [lastOf(bound), ...(FURTHER[titleOf(bound)] ?? [])] }),
      // An upload needs a right to change something.
      expected: ofKey((access, { endpoint }) => (access === 'staff' && changesSomething(endpoint) ? 4003 : ADMITTED)),
    },
    {
      name: 'key with all but this permission',
      byTurns: true,
      token: (bound) => keyOf({ permissions: allBut(bound) }),
      expected: ofKey((access) => (access === 'staff' ? ADMITTED : 4003)),
    },
    {
      name: 'key with every permission, of somebody who holds all but this one',
      byTurns: true,
      token: async (bound) =>
        keyOf({ permissions: permissionKeys, madeBy: await makeStaff(db(), { permissions: allBut(bound) }) }),
      expected: ofKey((access) => (access === 'staff' ? ADMITTED : 4003)),
    },
    {
      name: "an agent's key with every permission",
      byTurns: true,
      token: () => keyOf({ permissions: permissionKeys, agentId: shop.agentId }),
      expected: ofKey((_, { endpoint }) => (reachOf(endpoint.scope).agents === 'none' ? 4003 : ADMITTED)),
    },
    {
      name: "a merchant's key with every permission",
      byTurns: true,
      token: () => keyOf({ permissions: permissionKeys, merchantId }),
      expected: ofKey((_, { endpoint }) => (reachOf(endpoint.scope).merchants === 'none' ? 4003 : ADMITTED)),
    },
    ...(
      [
        ['made-up key', async () => newApiKey().token, 'auth.key_unknown'],
        ['expired key', () => keyOf({ permissions: permissionKeys, expired: true }), 'auth.key_expired'],
        ['revoked key', () => keyOf({ permissions: permissionKeys, revoked: true }), 'auth.key_revoked'],
        [
          'key of somebody who left',
          async () => keyOf({ permissions: permissionKeys, madeBy: leftId }),
          'auth.key_suspended',
        ],
        [
          'key at another address',
          () => keyOf({ permissions: permissionKeys, addresses: ['198.51.100.1'] }),
          'auth.key_elsewhere',
        ],
      ] as const
    ).map(
      ([name, token, refusal]): Actor => ({
        name,
        byTurns: true,
        token,
        expected: ofKey(() => ADMITTED, refusalCode(refusal)),
      }),
    ),
  ];
}

/** How much of a scope is open to whom; what has none is of the house. */
export const reachOf = (scope: StaffScope | undefined) => scopeReach[scope ?? 'house'];
