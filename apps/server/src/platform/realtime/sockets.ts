import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Notifications } from '../events/notifications.ts';
import type { Authenticators } from '../http/guard.ts';
import type { Realtime, RealtimeMessage } from './realtime.ts';

type Parcel = { to: string; message: RealtimeMessage };

const MAX_PER_PERSON = 10;
const PING_MS = 25_000;
const SIGN_IN_MS = 5_000;

/**
 * Sockets of this process at `/realtime`. The first message is `{ token, surface }`: a token never stands in an
 * address. What any process sends reaches every socket of the person through the database's notifications.
 */
export function createSockets(notifications: Notifications) {
  const people = new Map<string, Set<WebSocket>>();

  notifications.on('realtime', (payload) => {
    const { to, message } = payload as Parcel;
    for (const socket of people.get(to) ?? [])
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  });

  const realtime: Realtime = {
    toCustomer: async (customerId, message) => notifications.send('realtime', { to: customerId, message }),
    toStaff: async (message) => notifications.send('realtime', { to: 'staff', message }),
  };

  function join(person: string, socket: WebSocket): void {
    const sockets = people.get(person) ?? new Set();
    if (sockets.size >= MAX_PER_PERSON) {
      socket.close(1008, 'too many');
      return;
    }
    people.set(person, sockets.add(socket));
    const ping = setInterval(() => socket.ping(), PING_MS);
    socket.on('close', () => {
      clearInterval(ping);
      sockets.delete(socket);
      if (sockets.size === 0) people.delete(person);
    });
    socket.send(JSON.stringify({ topic: 'ready', data: {} }));
  }

  async function personOf(text: string, authenticators: Authenticators): Promise<string | null> {
    const { token, surface } = JSON.parse(text) as { token?: unknown; surface?: unknown };
    if (typeof token !== 'string') return null;
    const found = surface === 'backoffice' ? await authenticators.staff(token) : await authenticators.customer(token);
    if (typeof found === 'string') return null;
    return found.kind === 'staff' ? 'staff' : found.id;
  }

  async function routes(app: FastifyInstance, authenticators: Authenticators): Promise<void> {
    await app.register(websocket, { options: { maxPayload: 4_096 } });
    app.get('/realtime', { websocket: true }, (socket) => {
      const late = setTimeout(() => socket.close(1008, 'sign in first'), SIGN_IN_MS);
      socket.once('message', (data: Buffer) => {
        clearTimeout(late);
        personOf(String(data), authenticators)
          .then((person) => (person ? join(person, socket) : socket.close(1008, 'sign in first')))
          .catch(() => socket.close(1008, 'sign in first'));
      });
    });
  }

  return { realtime, routes };
}
