import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { portRefusal, type WantedPort } from './free-port.ts';

const NEXT_PORTS = 20;

const portOf = (server: FastifyInstance): number | null => {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : null;
};

/**
 * The shop's own address, without a slash at its end: PUBLIC_URL, else this machine and the port that is listened on.
 * Null in production without PUBLIC_URL: nobody out there could follow a link to this machine, and what requests call
 * it may be forged.
 */
export function homeOf(config: Config, server: FastifyInstance): string | null {
  if (config.publicUrl) return config.publicUrl.replace(/\/+$/, '');
  return config.env === 'production' ? null : `http://localhost:${portOf(server) ?? config.port}`;
}

/** The port of a process: what people use, or, of a worker alone, where its health is asked for. */
export const wantedPort = (config: Config): WantedPort =>
  config.role === 'worker'
    ? { setting: 'HEALTH_PORT', port: config.healthPort, host: config.host }
    : { setting: 'PORT', port: config.port, host: config.host };

/**
 * Listens on the wanted port. When it is taken and was not asked for by name, the next free one is used; asked for by
 * name, a clear error is thrown. Returns the port.
 */
export async function listen(server: FastifyInstance, wanted: WantedPort, asked: boolean): Promise<number> {
  const last = wanted.port + (asked ? 0 : NEXT_PORTS);
  for (let { port } = wanted; ; port += 1) {
    try {
      await server.listen({ port, host: wanted.host });
      return portOf(server) ?? port;
    } catch (error) {
      const taken = (error as { code?: string }).code === 'EADDRINUSE';
      if (!taken || port >= last) throw portRefusal({ ...wanted, port }, error);
    }
  }
}
