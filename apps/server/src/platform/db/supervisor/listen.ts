import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Place } from './place.ts';
import { type Listen, socketPort } from './settings.ts';

/** How a server started now will be reached: the place's socket, or a port that is free at this moment. */
export async function chooseListen(place: Place, tcp: boolean): Promise<Listen> {
  if (!tcp) return { socketDir: place.socketDir, port: socketPort };
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return { socketDir: null, port };
}
