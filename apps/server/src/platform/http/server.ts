import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import { basePath, type Surface } from '@app/contract/core/endpoint';
import { limits } from '@app/contract/core/limits';
import { Refusal } from '@app/kernel/assert';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Translate } from '../slice.ts';
import { traceRemembered, traceRequests } from '../tracing/traced-http.ts';
import type { AnswerCache } from './answer-cache.ts';
import { answerBroken } from './broken-requests.ts';
import { spokenBy } from './call-context.ts';
import { QuietLog } from './client-left.ts';
import { dropSlowBody, UPLOAD_MS } from './drop-slow-bodies.ts';
import { dropSlowReaders } from './drop-slow-readers.ts';
import { endUnreadBodies } from './end-unread-bodies.ts';
import { readNumbersExactly } from './exact-numbers.ts';
import { asRefusal, failureOf } from './failures.ts';
import { tidyForwarded } from './forwarded-address.ts';
import { createMemoryShortcut } from './memory-shortcut.ts';

/** Slow clients are dropped within about 12 s, uploads within a minute (reliability, O3): all three are needed. */
const timeouts = { requestTimeout: UPLOAD_MS, headersTimeout: 8_000, connectionsCheckingInterval: 2_000 };

/** Which rule says a refusal: all but the app's calls go by the HTTP status, such as providers that deliver webhooks and readers of pages. */
const surfaceOf = (url: string): Surface => (url.startsWith('/app_index/') ? 'storefront' : 'backoffice');

/**
 * Whether the address is one of a call. Calls have no routes of their own for HEAD, which would be a third of all routes of the product:
 * those for GET answer it, and Node sends no body.
 */
const isCall = (url = ''): boolean => Object.values(basePath).some((base) => url.startsWith(`${base}/`));

/** Ids of requests: eight random letters of this process, and a number. */
function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let last = 0;
  return () => {
    last += 1;
    return `${process}-${last.toString(36)}`;
  };
}

export type ServerGiven = {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly translate: Translate;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cache: AnswerCache;
};

export type ProductServer = {
  readonly server: FastifyInstance;
  readonly answeredFromMemory: () => number;
  /** From now on every answer ends its connection: who goes on comes back over another one, to another process. */
  readonly drain: () => void;
};

/** A Fastify that speaks JSON only, refuses in envelopes, quotes its request id and gives at once what is remembered. */
export function createServer(given: ServerGiven): ProductServer {
  const { config, log, translate, headers } = given;
  const nextId = requestIds();
  const shortcut = createMemoryShortcut(given.cache, { headers, cdn: config.cdn, nextId });
  const app = fastify({
    loggerInstance: log,
    logController: new QuietLog(),
    bodyLimit: limits.jsonBodyBytes,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: nextId,
    requestTimeout: timeouts.requestTimeout,
    serverFactory: (handle, { keepAliveTimeout }) => {
      const { headersTimeout, requestTimeout, connectionsCheckingInterval } = timeouts;
      const server = createHttpServer(
        { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout: Number(keepAliveTimeout) },
        (request, response) => {
          if (request.method === 'HEAD' && isCall(request.url)) request.method = 'GET';
          if (!shortcut.answers(request, response)) handle(request, response);
          else if (config.tracing) traceRemembered(request, response.statusCode);
        },
      );
      dropSlowReaders(server);
      return server;
    },
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // While closing, what still arrives on an open connection is answered, and the connection ends with the answer.
    return503OnClosing: false,
    ...answerBroken(translate),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  app.removeContentTypeParser('text/plain');
  readNumbersExactly(app);
  app.register(multipart, { limits: { files: 1, fields: 5, parts: 6, fileSize: limits.videoBytes, headerPairs: 50 } });
  if (config.tracing) traceRequests(app);
  let draining = false;
  app.addHook('onRequest', (request, reply, done) => {
    tidyForwarded(request.raw.headers);
    reply.headers(headers).header('x-request-id', request.id);
    if (draining) reply.header('connection', 'close');
    dropSlowBody(request);
    done();
  });
  endUnreadBodies(app);
  app.addHook('preClose', async () => shortcut.close());
  const drain = (): void => {
    draining = true;
    shortcut.close();
  };
  return { server: app, answeredFromMemory: shortcut.answered, drain };
}

/** The envelopes for what no endpoint answered: unknown routes and errors before a handler ran. */
export function answerTheRest(app: FastifyInstance, translate: Translate): void {
  const refuse = (request: FastifyRequest, refusal: ReturnType<typeof asRefusal>) =>
    failureOf(refusal, { surface: surfaceOf(request.url), language: spokenBy(request).language, translate });
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.key === 'operation.failed') request.log.error({ err: error, url: request.url }, 'the call failed');
    const { status, envelope } = refuse(request, refusal);
    return reply.code(status).header('cache-control', 'no-store').send(envelope);
  });
  app.setNotFoundHandler((request, reply) => {
    const { status, envelope } = refuse(request, asRefusal(new Refusal('route.not_found')));
    return reply.code(status).header('cache-control', 'no-store').send(envelope);
  });
}
