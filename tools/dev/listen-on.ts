import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portRefusal } from '@app/server/boot/free-port';
import { note } from './notes.ts';

const USUAL_PORT = 3000;
const NEXT_PORTS = 20;

/**
 * Listens on the port that PORT names; without it on 3000, or the next that is free, and says so. Returns the port. Throws a line
 * that names the setting when the port that was asked for is taken.
 */
export async function listenOn(server: Server, wanted: { readonly port: string | undefined; readonly host: string }) {
  const { host } = wanted;
  const asked = wanted.port ? Number(wanted.port) : null;
  const first = asked ?? USUAL_PORT;
  const last = asked ?? USUAL_PORT + NEXT_PORTS;
  for (let port = first; ; port += 1) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      if (port !== first) note(`port ${first} is taken, so this is on ${port}; set PORT to choose another`);
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!taken || port >= last) throw portRefusal({ setting: 'PORT', port, host }, error);
    }
  }
}
