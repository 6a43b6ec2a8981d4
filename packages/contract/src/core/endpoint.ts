import type { z } from 'zod';
import type { ConcurrencyKind } from './concurrency.ts';
import type { ErrorKey } from './error-catalogue.ts';
import type { PermissionKey } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anybody; anybody, though a token is read when sent; a signed-in customer; signed-in staff; staff holding one
 * permission; staff holding one of several, where the handler returns only what the caller may see.
 */
export type Access =
  | 'public'
  | 'optional'
  | 'customer'
  | 'staff'
  | { readonly permission: PermissionKey }
  | { readonly anyOf: readonly [PermissionKey, PermissionKey, ...PermissionKey[]] };

/** The permissions of which a caller needs one; none where it takes no permission. */
export function permissionsOf(access: Access): readonly PermissionKey[] {
  if (typeof access === 'string') return [];
  return 'anyOf' in access ? access.anyOf : [access.permission];
}

/**
 * Whose records a call of the back office reads and changes. Staff of the house see everything; of others' staff:
 * - `own_tree`: what belongs to customers and agents below an agent, for that agent's staff; anything else does not exist
 *   for them. The handler is given the agent and must ask for them. A merchant's staff are refused.
 * - `own_places`: what stands at the places of a merchant, for that merchant's staff; anything else does not exist for them.
 *   The handler is given the merchant and must ask for them. An agent's staff are refused.
 * - `own_tree_own_places`: each of them their own. The handler is given both and must ask for both.
 * - `house`: the house's own affairs; refused before the handler.
 * - `self`: only the caller's own account, session, views, files.
 * - `shared`: facts of the house that belong to no customer and that everybody with the right may read; only GET.
 * - `shared_own_places`: such facts about places, of which a merchant's staff read those of their own; only GET.
 */
export const STAFF_SCOPES = [
  'own_tree',
  'own_places',
  'own_tree_own_places',
  'house',
  'self',
  'shared',
  'shared_own_places',
] as const;
export type StaffScope = (typeof STAFF_SCOPES)[number];

/** How much of a call is open to those who do not work for the house itself: nothing, their own records, or all of it. */
export type ScopeReach = 'none' | 'own' | 'all';

/** Of each scope, how much is open to an agent's staff and to a merchant's. */
export const scopeReach = {
  own_tree: { agents: 'own', merchants: 'none' },
  own_places: { agents: 'none', merchants: 'own' },
  own_tree_own_places: { agents: 'own', merchants: 'own' },
  house: { agents: 'none', merchants: 'none' },
  self: { agents: 'all', merchants: 'all' },
  shared: { agents: 'all', merchants: 'all' },
  shared_own_places: { agents: 'all', merchants: 'own' },
} as const satisfies Readonly<Record<StaffScope, { readonly agents: ScopeReach; readonly merchants: ScopeReach }>>;

/** Whether somebody is staff of the house itself, of an agent or of a merchant. */
export type WorksFor = 'house' | 'agent' | 'merchant';

/** Whether a call of this scope is closed to them whatever their role holds, such as the house's affairs to an agent's staff. */
export function isBeyondScope(scope: StaffScope | undefined, worksFor: WorksFor): boolean {
  if (scope === undefined || worksFor === 'house') return false;
  return scopeReach[scope][worksFor === 'agent' ? 'agents' : 'merchants'] === 'none';
}

/** Scopes whose handlers must ask for the agent of who calls, and those who must ask for the merchant. */
export type AgentScope = 'own_tree' | 'own_tree_own_places';
export type MerchantScope = 'own_places' | 'own_tree_own_places' | 'shared_own_places';

/** One call of the product as data. Light on purpose: schemas live beside it in `shapes`, out of the first load. */
export type EndpointRule = {
  readonly method: Method;
  /** Below the surface's base path: `/app_index` for the storefront, `/admin_api` for the back office. `:id` marks a parameter. */
  readonly path: string;
  readonly access: Access;
  /** Of the back office alone, where every call has one. */
  readonly scope?: StaffScope;
  /** Every refusal of its own, beyond those any call can meet (see `commonErrors`). */
  readonly errors?: readonly ErrorKey[];
  /** Moves money or stock: accepts an Idempotency-Key, runs in one transaction with the key's row. */
  readonly idempotent?: true;
  /** A GET that changes something, as the protocol has it: it carries the anti-forgery echo as other changes do. */
  readonly writes?: true;
  /** May change the money or points of who calls: the app reads again what shows them, and what the device keeps of it. */
  readonly changesWallet?: true;
  /** Not counted by the loading overlay. */
  readonly quiet?: true;
  /** Read by one account, or by a visitor's device: it keeps the last answers, to show them without a connection. */
  readonly kept?: true;
  /** A matter of a person who is signed in: an API key is refused whatever it holds (decision 257). */
  readonly byPerson?: true;
  /** Takes one multipart upload instead of a JSON body: a picture, a picture or a film, or a CSV table. */
  readonly upload?: 'picture' | 'film' | 'table';
  /** Takes long: of all calls of this kind so many run at a time; beyond, it is refused with service.busy and a time. */
  readonly concurrency?: ConcurrencyKind;
  /** An export of this list reads its rows at this other path, and so needs the right of that call as well. */
  readonly exported?: { readonly path: string; readonly permission: PermissionKey };
  /** The sentence for the API reference. */
  readonly summary: string;
};

/** A call of the back office. Without a scope it does not compile: docs/guide/adding-a-slice.md says which to choose. */
export type StaffRule<S extends StaffScope = StaffScope> = Omit<EndpointRule, 'scope'> & { readonly scope: S };

export type Shape = {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
};

export type Shapes = Readonly<Record<string, Shape>>;
export type Surface = 'storefront' | 'backoffice';

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;

/** An endpoint that knows, for the type checker only, what it takes and gives. */
export type Endpoint<S extends Shape = Shape> = EndpointRule & {
  readonly name: string;
  readonly surface: Surface;
  readonly shape?: S;
};

/** What a client sends: the schemas' inputs. */
export type RequestOf<E> =
  E extends Endpoint<infer S>
    ? { params: InputOf<S['params']>; query: InputOf<S['query']>; body: InputOf<S['body']> }
    : never;

/** What a handler receives: the schemas' outputs. */
export type ReceivedOf<S extends Shape> = {
  params: OutputOf<S['params']>;
  query: OutputOf<S['query']>;
  body: OutputOf<S['body']>;
};

export type AnswerOf<E> = E extends Endpoint<infer S> ? z.output<S['answer']> : never;

export type EndpointsOf<T extends Shapes> = { readonly [K in keyof T]: Endpoint<T[K]> };

/** The calls of a slice's staff, each with its scope as a type of its own. */
export type StaffEndpointsOf<T extends Shapes, S extends Record<keyof T, StaffScope>> = {
  readonly [K in keyof T]: Endpoint<T[K]> & { readonly scope: S[K] };
};

const named = (surface: Surface, rules: Readonly<Record<string, EndpointRule>>) =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, { ...rule, name, surface }]));

/**
 * Declares a slice's calls. The type argument is the slice's `shapes`, imported as a type, so that names must agree
 * and no schema is loaded: `defineEndpoints<typeof shapes>()('storefront', { productList: {…} })`.
 */
export const defineEndpoints =
  <T extends Shapes>() =>
  (surface: 'storefront', rules: { readonly [K in keyof T]: EndpointRule }): EndpointsOf<T> =>
    named(surface, rules as Readonly<Record<string, EndpointRule>>) as unknown as EndpointsOf<T>;

/** Declares a slice's calls of the back office, each with its scope: `defineStaffEndpoints<typeof shapes>()({…})`. */
export const defineStaffEndpoints =
  <T extends Shapes>() =>
  <S extends Record<keyof T, StaffScope>>(
    rules: { readonly [K in keyof S]: StaffRule<S[K]> } & { readonly [K in Exclude<keyof S, keyof T>]: never },
  ): StaffEndpointsOf<T, S> =>
    named('backoffice', rules as unknown as Readonly<Record<string, EndpointRule>>) as unknown as StaffEndpointsOf<
      T,
      S
    >;

/** Whether a call changes something, and so must not be made by another site. */
export const changesSomething = ({ method, writes }: Pick<EndpointRule, 'method' | 'writes'>): boolean =>
  method !== 'GET' || writes === true;

/** Base path of each surface. */
export const basePath: Record<Surface, string> = { storefront: '/app_index', backoffice: '/admin_api' };
