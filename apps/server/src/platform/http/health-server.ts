import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { tidyForwarded } from './forwarded-address.ts';
import { type OperationsGiven, serveOperations } from './operations.ts';

/** A server of nothing but `/healthz`, `/readyz` and `/metrics`, for a process that serves no people. */
export function createHealthServer(given: OperationsGiven, log: FastifyBaseLogger): FastifyInstance {
  const { trustedProxies } = given.config;
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 1_024,
    requestTimeout: 5_000,
    forceCloseConnections: true,
  });
  server.addHook('onRequest', async ({ raw }) => tidyForwarded(raw.headers));
  serveOperations(server, given);
  return server;
}
