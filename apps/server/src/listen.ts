import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config/config.ts';

const NEXT_PORTS = 20;

/**
 * Listens on the configured port. When it is taken and was not asked for by name, the next free one is used; asked
 * for by name, a clear error is thrown. Gives the port.
 */
export async function listen(server: FastifyInstance, config: Config, asked: boolean): Promise<number> {
  for (let port = config.port; ; port += 1) {
    try {
      await server.listen({ port, host: config.host });
      const address = server.server.address();
      return typeof address === 'object' && address ? address.port : port;
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
      if (asked) throw new Error(`Port ${port} is taken. Stop what uses it, or set PORT to another.`);
      if (port >= config.port + NEXT_PORTS) throw new Error(`Ports ${config.port} to ${port} are all taken.`);
    }
  }
}
