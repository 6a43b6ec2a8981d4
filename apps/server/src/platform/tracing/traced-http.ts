import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shownPath } from './shown-path.ts';
import { type Tracing, tracing } from './tracing.ts';

type Begun = ReturnType<Tracing['begin']>;

/** What balancers and collectors ask all the time, and sockets, which stay open. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics', '/realtime', '/taps']);

const begun = new WeakMap<FastifyRequest, Begun>();

const attributesOf = (method: string, path: string) => ({
  'http.request.method': method,
  'url.path': path,
  'url.scheme': 'http',
});

/** Puts each request into a span, called by its route, under who its header `traceparent` names. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const by = tracing();
    const route = request.routeOptions.url;
    if (!by || (route && UNTRACED.has(route))) return done();
    const { method, params } = request;
    const one = by.begin({
      name: route ? `${method} ${route}` : method,
      kind: 'server',
      root: true,
      causes: [request.headers.traceparent as string | undefined],
      attributes: {
        ...attributesOf(method, shownPath(route, params)),
        ...(route ? { 'http.route': route } : {}),
        'avela.request_id': request.id,
      },
    });
    begun.set(request, one);
    done();
  });
  // Once the body has been read: its events belong to the connection, not to the request.
  app.addHook('preHandler', (request, _reply, done) => {
    const one = begun.get(request);
    if (one) one.run(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = begun.get(request)?.span;
    if (span) {
      span.set({ 'http.response.status_code': reply.statusCode });
      if (reply.statusCode >= 500) span.fail(String(reply.statusCode));
      span.end();
    }
    done();
  });
}

/** Notes a request that was answered from memory, before any route. */
export function traceRemembered({ method = 'GET', headers }: IncomingMessage, status: number): void {
  const one = tracing()?.begin({
    name: `${method} remembered`,
    kind: 'server',
    root: true,
    causes: [headers.traceparent as string | undefined],
    attributes: { ...attributesOf(method, '/…'), 'http.response.status_code': status, 'avela.remembered': true },
  });
  one?.span.end();
}
