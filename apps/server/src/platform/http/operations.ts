import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { SliceGauge } from '../slice.ts';
import { mayReadMetrics } from './metrics-access.ts';
import type { Readiness } from './readiness.ts';

export type OperationsGiven = {
  readonly config: Config;
  readonly readiness: Readiness;
  readonly answeredFromMemory: () => number;
  readonly gauges: readonly SliceGauge[];
  /** What of the optional engines is away at the moment. */
  readonly without: () => readonly string[];
};

let ofProcess: Registry | undefined;

/** What the process measures of itself: begun once and never ended, however many products it opens and closes. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/**
 * `/healthz` (the process lives), `/readyz` (it can serve: a write reaches the disk, the schema fits, it is not ending),
 * `/metrics` (Prometheus text, for whoever may read it).
 */
export function serveOperations(app: FastifyInstance, given: OperationsGiven): void {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  // These never reach a route, and take microseconds.
  const remembered = new Counter({
    name: 'http_remembered_answers_total',
    help: 'Answers given from memory',
    registers: [registry],
    collect: () => {
      remembered.reset();
      remembered.inc(given.answeredFromMemory());
    },
  });
  for (const { name, help, read } of given.gauges) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      // Without a database the other figures are still told.
      collect: async () => gauge.set(await read().catch(() => Number.NaN)),
    });
  }
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const status = await given.readiness.ask();
    // It serves without them: balancers are not to take every process away at once.
    const without = given.without();
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, ...(without.length > 0 ? { without } : {}) });
  });
  const metrics = Registry.merge([processMetrics(), registry]);
  app.get('/metrics', async (request, reply) => {
    if (mayReadMetrics(request, given.config)) return reply.type(metrics.contentType).send(await metrics.metrics());
    if (given.config.metricsToken)
      return reply.code(401).header('www-authenticate', 'Bearer').send({ status: 'token needed' });
    return reply.code(403).send({ status: 'not from here' });
  });
}
