import { createServer } from 'node:net';

/** Which port is wanted, and by which setting. */
export type WantedPort = { readonly setting: 'PORT' | 'HEALTH_PORT'; readonly port: number; readonly host: string };

/** Why a port cannot be listened on, as one line that names the setting. Passes on what it does not know. */
export function portRefusal({ setting, port, host }: WantedPort, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new Error(`${setting}: port ${port} is taken. Stop what uses it, or set ${setting} to another.`);
  if (code === 'EACCES')
    return new Error(`${setting}: this user may not listen on port ${port}. Set ${setting} to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new Error(`HOST: ${host} is no address of this machine. Set HOST to one of its own, or to 0.0.0.0 for all.`);
  return error as Error;
}

/** Throws a line that names the setting unless the port can be listened on now. */
export async function refuseTakenPort(wanted: WantedPort): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portRefusal(wanted, error)));
    server.listen(wanted.port, wanted.host, () => server.close(() => resolve()));
  });
}
