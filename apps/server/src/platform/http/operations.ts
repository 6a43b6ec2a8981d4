import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/connect.ts';
import type { SliceGauge } from '../slice.ts';

type Given = {
  readonly db: Db;
  readonly migrations: readonly string[];
  readonly answeredFromMemory: () => number;
  readonly gauges: readonly SliceGauge[];
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

/** `/healthz` (the process lives), `/readyz` (it can serve), `/metrics` (Prometheus text). */
export function serveOperations(app: FastifyInstance, given: Given): void {
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
    try {
      const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(given.db);
      const applied = rows.map((row) => row.name);
      const same =
        applied.length === given.migrations.length && applied.every((name, i) => name === given.migrations[i]);
      if (same) return { status: 'ready' };
      return reply.code(503).send({ status: 'schema differs' });
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
  const metrics = Registry.merge([processMetrics(), registry]);
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
}
