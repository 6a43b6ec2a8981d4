import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '@app/contract/core/limits';
import type { FastifyInstance } from 'fastify';

/** How long a connection stays open for its client to read the answer, once that is sent before the body is read. */
const LINGER_MS = 1_500;
/**
 * How much of such a body is still read and dropped meanwhile: the longest picture and what lies around it. A client that
 * has sent all looks for the answer in its own time; of one whose rest lay unread, the connection would be reset. Films are
 * not read to their end: refused because many come at once, they would take the machine from those that are taken.
 */
const DROPPED_BYTES = limits.imageBytes + 64 * 1024;

/**
 * Ends the connection of a request whose body is not wanted any more. What still arrives is dropped for a moment: closed at
 * once, the connection would be reset, and with it the answer on its way.
 */
function linger(raw: IncomingMessage, socket: Socket): void {
  const end = (): void => void socket.destroy();
  const timer = setTimeout(end, LINGER_MS);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', end);
  raw.unpipe();
  let dropped = 0;
  raw.on('data', (piece: Buffer) => {
    dropped += piece.length;
    if (dropped > DROPPED_BYTES) raw.pause();
  });
  raw.resume();
  socket.end();
}

/**
 * Has every answer that is given before its request's body has arrived (nobody signed in, too large, of a wrong type) end
 * the connection soon, instead of waiting for the rest at the pace of its client.
 */
export function endUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    // In-process calls of tests have no socket and say nothing of being complete.
    if (raw.complete === false) reply.header('connection', 'close');
    return payload;
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    // Before Node's own listener, which would drop the body at once and destroy the socket.
    reply.raw.prependOnceListener('finish', () => {
      if (raw.complete !== false) return;
      raw.read(0);
      const { socket } = raw;
      socket.destroySoon = () => linger(raw, socket);
    });
  });
}
