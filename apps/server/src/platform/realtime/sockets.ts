import { type StaffTopic, staffTopics } from '@app/contract/core/staff-topics';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Config } from '../config/config.ts';
import type { Notifications } from '../events/notifications.ts';
import type { ScopedActor } from '../http/bind.ts';
import { clientLeft } from '../http/client-left.ts';
import type { Authenticators } from '../http/guard.ts';
import { type RateLimits, rateRules } from '../http/rate-limits.ts';
import type { Realtime, RealtimeMessage } from './realtime.ts';

/** A message on its way; of one for staff `below` are the agents above the record it is about, `at` the merchants of its place. */
type Parcel = { to: string; message: RealtimeMessage; below?: readonly string[]; at?: readonly string[] };
/** Who listens at a socket: their own address, the addresses they hear, the session it stands on. */
type Listener = {
  readonly own: string;
  readonly hears: readonly string[];
  readonly sessionId: string | null;
  /** Of staff: who they are and what they may do at this moment; null once the session has ended. */
  readonly staffNow?: () => Promise<ScopedActor | null>;
  /** The last delivery under way: what staff hear is looked up before it is sent, and keeps its order. */
  delivered: Promise<void>;
};
/** By whom and how often one is let in. */
type Door = { readonly authenticators: Authenticators; readonly limits: RateLimits };
type SignIn = { readonly token: string; readonly surface: unknown };

const MAX_PER_PERSON = 10;
/** With every ping the token is asked for again: a session that expired or was forgotten hears no longer than this. */
const PING_MS = 25_000;
const SIGN_IN_MS = 5_000;
/** What a server closes with that is too busy by now. */
const TRY_LATER = 1013;
const ALL_STAFF = 'staff';
const EVERYONE = 'everyone';

const customerAddress = (id: string): string => `customer:${id}`;
const visitorAddress = (id: string): string => `visitor:${id}`;

function readSignIn(text: string): SignIn | null {
  const { token, surface } = JSON.parse(text) as { token?: unknown; surface?: unknown };
  return typeof token === 'string' && token.length <= 200 ? { token, surface } : null;
}

async function listenerOf({ token, surface }: SignIn, authenticators: Authenticators): Promise<Listener | null> {
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
    return { own: `staff:${id}`, hears: [ALL_STAFF, EVERYONE], sessionId, staffNow, delivered: Promise.resolve() };
  }
  const customer = await authenticators.customer(token);
  if (typeof customer === 'string') return null;
  const own = customerAddress(customer.id);
  return { own, hears: [own, EVERYONE], sessionId: customer.sessionId, delivered: Promise.resolve() };
}

/** Whether news are for this member of staff: by the permission of their topic, and by the tree or the place for others' staff. */
function concerns(staff: ScopedActor, { message, below = [], at = [] }: Parcel): boolean {
  if (staff.mustChangePassword || !staff.permissions.has(staffTopics[message.topic as StaffTopic])) return false;
  if (staff.worksFor === 'house') return true;
  return below.some((agent) => agent === staff.agentId) || at.some((merchant) => merchant === staff.merchantId);
}

/** What a client does wrong is no fault of ours: too long a message, frames that are none, a line that breaks. */
function noteBroken(error: Error & { code?: string }, socket: WebSocket, request: FastifyRequest): void {
  const { code } = error;
  // The library itself closes with the reason of a broken rule.
  if (code?.startsWith('WS_ERR_')) request.log.info({ code }, 'a socket was closed for what came over it');
  else {
    if (clientLeft(error)) request.log.info({ url: request.url }, 'the client broke off');
    else request.log.error({ err: error }, 'a socket failed');
    socket.terminate();
  }
}

/** Whether a page of ours opened the connection. What is no browser sends none, and needs its token all the same. */
function isOurs(request: FastifyRequest, config: Config): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (config.publicUrl && origin === new URL(config.publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Sockets of this process at `/realtime`, for pages of our own origin. The first message is `{ token, surface }`: a token
 * never stands in an address. What any process sends reaches every socket of the person through the database's
 * notifications. A socket ends with its session, in every process.
 */
export function createSockets(notifications: Notifications, config: Config) {
  const open = new Map<WebSocket, Listener>();
  const hearing = new Map<string, Set<WebSocket>>();

  notifications.on('realtime', (payload) => {
    const parcel = payload as Parcel;
    for (const socket of hearing.get(parcel.to) ?? []) deliver(socket, parcel);
  });

  function deliver(socket: WebSocket, parcel: Parcel): void {
    const send = () => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(parcel.message));
    };
    const listener = open.get(socket);
    const staffNow = listener?.staffNow;
    if (parcel.to !== ALL_STAFF) send();
    if (parcel.to !== ALL_STAFF || !staffNow) return;
    listener.delivered = listener.delivered
      .then(async () => {
        const staff = await staffNow();
        if (staff && concerns(staff, parcel)) send();
      })
      // Who cannot be looked up hears nothing: screens also ask by themselves.
      .catch(() => undefined);
  }

  const realtime: Realtime = {
    toCustomer: async (customerId, message) =>
      notifications.send('realtime', { to: customerAddress(customerId), message }),
    toVisitor: async (visitorId, message) => notifications.send('realtime', { to: visitorAddress(visitorId), message }),
    toStaff: async ({ below, at, ...message }) => notifications.send('realtime', { to: ALL_STAFF, message, below, at }),
    toEveryone: async (message) => notifications.send('realtime', { to: EVERYONE, message }),
  };

  /** Closes the sockets of these sessions in this process. */
  function end(sessionIds: readonly string[]): void {
    const ended = new Set(sessionIds);
    for (const [socket, { sessionId }] of open)
      if (sessionId !== null && ended.has(sessionId)) socket.close(1008, 'session ended');
  }

  function leave(socket: WebSocket, listener: Listener): void {
    open.delete(socket);
    for (const address of listener.hears) {
      const sockets = hearing.get(address);
      sockets?.delete(socket);
      if (sockets?.size === 0) hearing.delete(address);
    }
  }

  function join(socket: WebSocket, listener: Listener, stillHolds: () => Promise<boolean>): void {
    // It may have gone while its token was looked up.
    if (socket.readyState !== socket.OPEN) return;
    const mine = [...open.values()].filter((other) => other.own === listener.own);
    if (mine.length >= MAX_PER_PERSON) {
      socket.close(1008, 'too many');
      return;
    }
    open.set(socket, listener);
    for (const address of listener.hears) hearing.set(address, (hearing.get(address) ?? new Set()).add(socket));
    const ping = setInterval(() => {
      socket.ping();
      stillHolds()
        .then((holds) => holds || socket.close(1008, 'session ended'))
        .catch(() => undefined);
    }, PING_MS);
    socket.on('close', () => {
      clearInterval(ping);
      leave(socket, listener);
    });
    socket.send(JSON.stringify({ topic: 'ready', data: {} }));
  }

  async function signIn(
    socket: WebSocket,
    text: string,
    { authenticators, limits, ip }: Door & { ip: string },
  ): Promise<void> {
    const given = readSignIn(text);
    const listener = given && (await listenerOf(given, authenticators));
    if (given && listener) {
      join(socket, listener, async () => (await listenerOf(given, authenticators)) !== null);
      return;
    }
    // As at every call, an unknown token counts for its address.
    const surface = given?.surface === 'backoffice' ? 'backoffice' : 'storefront';
    const left = await limits.take(rateRules.perAnonymousIp, [surface, ip]).catch(() => null);
    if (left === null) socket.close(TRY_LATER, 'too many');
    else socket.close(1008, 'sign in first');
  }

  async function routes(app: FastifyInstance, door: Door): Promise<void> {
    await app.register(websocket, { options: { maxPayload: 4_096 }, errorHandler: noteBroken });
    app.get('/realtime', { websocket: true }, (socket, request) => {
      if (!isOurs(request, config)) {
        socket.close(1008, 'other origin');
        return;
      }
      const late = setTimeout(() => socket.close(1008, 'sign in first'), SIGN_IN_MS);
      socket.once('message', (data: Buffer) => {
        clearTimeout(late);
        signIn(socket, String(data), { ...door, ip: request.ip }).catch(() => socket.close(1008, 'sign in first'));
      });
      socket.on('close', () => clearTimeout(late));
    });
  }

  return { realtime, routes, end };
}
