import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config/config.ts';

const NEXT_PORTS = 20;

const portOf = (server: FastifyInstance): number | null => {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : null;
};

/** The shop's own address, without a slash at its end: PUBLIC_URL, else this machine and the port that is listened on. */
export const homeOf = (config: Config, server: FastifyInstance): string =>
  (config.publicUrl ?? `http://localhost:${portOf(server) ?? config.port}`).replace(/\/+$/, '');

/**
 * Listens on the configured port. When it is taken and was not asked for by name, the next free one is used; asked
 * for by name, a clear error is thrown. Gives the port.
 */
export async function listen(server: FastifyInstance, config: Config, asked: boolean): Promise<number> {
  for (let port = config.port; ; port += 1) {
    try {
      await server.listen({ port, host: config.host });
      return portOf(server) ?? port;
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
      if (asked) throw new Error(`Port ${port} is taken. Stop what uses it, or set PORT to another.`);
      if (port >= config.port + NEXT_PORTS) throw new Error(`Ports ${config.port} to ${port} are all taken.`);
    }
  }
}
