import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_MS = 2_000;
/** How long a client may take nothing of an answer that waits for it (reliability, O3). */
const PATIENCE_MS = 10_000;

type Seen = { written: number; waiting: number; at: number };

/** Ends connections whose client asked and then reads nothing, which would hold the answer's bytes for ever. */
export function dropSlowReaders(server: Server): void {
  const open = new Map<Socket, Seen>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, { written: 0, waiting: 0, at: 0 });
    socket.once('close', () => open.delete(socket));
  });
  const look = setInterval(() => {
    const at = performance.now();
    for (const [socket, seen] of open) {
      const [written, waiting] = [socket.bytesWritten, socket.writableLength];
      if (waiting === 0 || written !== seen.written || waiting !== seen.waiting) {
        open.set(socket, { written, waiting, at });
      } else if (at - seen.at >= PATIENCE_MS) socket.destroy();
    }
  }, LOOK_MS);
  look.unref();
  server.once('close', () => clearInterval(look));
}
