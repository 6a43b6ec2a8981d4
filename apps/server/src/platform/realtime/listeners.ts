import type { WebSocket } from 'ws';
import type { ScopedActor } from '../http/bind.ts';
import type { Authenticators } from '../http/guard.ts';

/** Who listens at a socket: their own address, the addresses they hear, the session it stands on. */
export type Listener = {
  readonly own: string;
  readonly hears: readonly string[];
  readonly sessionId: string | null;
  /** Of staff: who they are and what they may do at this moment; null once the session has ended. */
  readonly staffNow?: () => Promise<ScopedActor | null>;
  /** The last delivery under way: what staff hear is looked up before it is sent, and keeps its order. */
  delivered: Promise<void>;
};
export type SignIn = { readonly token: string; readonly surface: unknown };

export const ALL_STAFF = 'staff';
export const EVERYONE = 'everyone';

export const staffAddress = (id: string): string => `staff:${id}`;
export const customerAddress = (id: string): string => `customer:${id}`;
export const visitorAddress = (id: string): string => `visitor:${id}`;

/** Returns what the first message of a socket says; null where it holds no token. Throws where it is no JSON. */
export function readSignIn(text: string): SignIn | null {
  const { token, surface } = JSON.parse(text) as { token?: unknown; surface?: unknown };
  return typeof token === 'string' && token.length <= 200 ? { token, surface } : null;
}

/** Returns who a token belongs to, as a listener; null where it is refused. */
export async function listenerOf({ token, surface }: SignIn, authenticators: Authenticators): Promise<Listener | null> {
  if (surface === 'visitor') {
    const visitor = await authenticators.visitor(token);
    if (typeof visitor === 'string') return null;
    const own = visitorAddress(visitor.id);
    return { own, hears: [own, EVERYONE], sessionId: null, delivered: Promise.resolve() };
  }
  if (surface === 'backoffice') {
    const staff = await authenticators.staff(token);
    if (typeof staff === 'string') return null;
    const staffNow = async () => {
      const now = await authenticators.staff(token);
      return typeof now === 'string' ? null : now;
    };
    const { id, sessionId } = staff;
    return { own: staffAddress(id), hears: [ALL_STAFF, EVERYONE], sessionId, staffNow, delivered: Promise.resolve() };
  }
  const customer = await authenticators.customer(token);
  if (typeof customer === 'string') return null;
  const own = customerAddress(customer.id);
  return { own, hears: [own, EVERYONE], sessionId: customer.sessionId, delivered: Promise.resolve() };
}

/** The sockets that are open in this process, and who hears what. */
export function createListeners() {
  const open = new Map<WebSocket, Listener>();
  const hearing = new Map<string, Set<WebSocket>>();
  return {
    of: (socket: WebSocket): Listener | undefined => open.get(socket),
    /** The sockets that hear an address. */
    hearing: (address: string): Iterable<WebSocket> => hearing.get(address) ?? [],
    all: (): Iterable<[WebSocket, Listener]> => open,
    /** How many sockets a person has open. */
    countOf: (own: string): number => [...open.values()].filter((other) => other.own === own).length,
    add: (socket: WebSocket, listener: Listener): void => {
      open.set(socket, listener);
      for (const address of listener.hears) hearing.set(address, (hearing.get(address) ?? new Set()).add(socket));
    },
    remove: (socket: WebSocket, listener: Listener): void => {
      open.delete(socket);
      for (const address of listener.hears) {
        const sockets = hearing.get(address);
        sockets?.delete(socket);
        if (sockets?.size === 0) hearing.delete(address);
      }
    },
  };
}
export type Listeners = ReturnType<typeof createListeners>;
