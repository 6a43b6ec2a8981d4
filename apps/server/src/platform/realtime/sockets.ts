import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Config } from '../config/config.ts';
import type { Notifications } from '../events/notifications.ts';
import { clientLeft } from '../http/client-left.ts';
import type { Authenticators } from '../http/guard.ts';
import { type RateLimits, rateRules } from '../http/rate-limits.ts';
import { deliver, type Parcel } from './deliver.ts';
import {
  ALL_STAFF,
  createListeners,
  customerAddress,
  EVERYONE,
  type Listener,
  type Listeners,
  listenerOf,
  readSignIn,
  visitorAddress,
} from './listeners.ts';
import type { Realtime } from './realtime.ts';

/** By whom and how often one is let in. */
type Door = { readonly authenticators: Authenticators; readonly limits: RateLimits };

const MAX_PER_PERSON = 10;
/** With every ping the token is asked for again: a session that expired or was forgotten hears no longer than this. */
const PING_MS = 25_000;
const SIGN_IN_MS = 5_000;
/** What a server closes with that is too busy by now. */
const TRY_LATER = 1013;

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

/** Has a socket hear what its listener does, until it closes or its session no longer holds. */
function join(
  listeners: Listeners,
  { socket, listener }: { socket: WebSocket; listener: Listener },
  stillHolds: () => Promise<boolean>,
): void {
  // It may have gone while its token was looked up.
  if (socket.readyState !== socket.OPEN) return;
  if (listeners.countOf(listener.own) >= MAX_PER_PERSON) {
    socket.close(1008, 'too many');
    return;
  }
  listeners.add(socket, listener);
  const ping = setInterval(() => {
    socket.ping();
    stillHolds()
      .then((holds) => holds || socket.close(1008, 'session ended'))
      .catch(() => undefined);
  }, PING_MS);
  socket.on('close', () => {
    clearInterval(ping);
    listeners.remove(socket, listener);
  });
  socket.send(JSON.stringify({ topic: 'ready', data: {} }));
}

/** Lets a socket in by its first message, or closes it. */
async function signIn(
  listeners: Listeners,
  { socket, text, ip }: { socket: WebSocket; text: string; ip: string },
  { authenticators, limits }: Door,
): Promise<void> {
  const given = readSignIn(text);
  const listener = given && (await listenerOf(given, authenticators));
  if (given && listener) {
    join(listeners, { socket, listener }, async () => (await listenerOf(given, authenticators)) !== null);
    return;
  }
  // As at every call, an unknown token counts for its address.
  const surface = given?.surface === 'backoffice' ? 'backoffice' : 'storefront';
  const left = await limits.take(rateRules.perAnonymousIp, [surface, ip]).catch(() => null);
  if (left === null) socket.close(TRY_LATER, 'too many');
  else socket.close(1008, 'sign in first');
}

/**
 * Sockets of this process at `/realtime`, for pages of our own origin. The first message is `{ token, surface }`: a token
 * never stands in an address. What any process sends reaches every socket of the person through the database's
 * notifications. A socket ends with its session, in every process.
 */
export function createSockets(notifications: Notifications, config: Config) {
  const listeners = createListeners();

  notifications.on('realtime', (payload) => {
    const parcel = payload as Parcel;
    for (const socket of listeners.hearing(parcel.to)) deliver(parcel, socket, listeners.of(socket));
  });

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
    for (const [socket, { sessionId }] of listeners.all())
      if (sessionId !== null && ended.has(sessionId)) socket.close(1008, 'session ended');
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
        const first = { socket, text: String(data), ip: request.ip };
        signIn(listeners, first, door).catch(() => socket.close(1008, 'sign in first'));
      });
      socket.on('close', () => clearTimeout(late));
    });
  }

  return { realtime, routes, end };
}
