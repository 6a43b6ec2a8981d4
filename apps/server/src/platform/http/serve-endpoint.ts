import type { ConcurrencyKind } from '@app/contract/core/concurrency';
import { basePath, type Shape } from '@app/contract/core/endpoint';
import { SUCCESS } from '@app/contract/core/envelope';
import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { limits } from '@app/contract/core/limits';
import { CONFIRMED, CONFIRMED_HEADER } from '@app/contract/core/price-jumps';
import { refusalsOf } from '@app/contract/core/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction, type Tx } from '../db/connect.ts';
import type { RunLimited } from '../limit-concurrency.ts';
import type { Platform } from '../slice.ts';
import { etagOf } from './answer-cache.ts';
import type { BoundEndpoint, Call, ScopedActor, Upload } from './bind.ts';
import { type Actors, callContext, spokenBy, tokenOf } from './call-context.ts';
import { asRefusal, failureOf } from './failures.ts';
import { type Authenticators, admit } from './guard.ts';
import { claimOf, runIdempotent } from './idempotency.ts';
import { readInput } from './input.ts';
import type { createKnownDevices, KnownDevice } from './known-device.ts';
import { recorded } from './operation-log.ts';
import { packedFor } from './packed-answer.ts';
import { namesIn } from './query-names.ts';
import { rateRules } from './rate-limits.ts';
import { withUpload } from './read-upload.ts';
import { asStaffCall, isLogged, staffCallOf } from './staff-call.ts';
import { handleInScope } from './staff-scope.ts';

type KnownDevices = ReturnType<typeof createKnownDevices>;
/** Who calls, and from which device. */
type Caller = Actors & { readonly device: KnownDevice };
type ScopedCall = Call<Shape, ScopedActor>;
/** Calls that take long, by kind, one after the other. */
export type Turns = Readonly<Record<ConcurrencyKind, RunLimited>>;
type Served = { body: string; replayed: boolean; answer: unknown };

/** Characters of a token that its calls are counted by: 132 random bits, and not all of the secret. */
const COUNTED_BY = 22;
/** Refusals that pass by themselves say after how many seconds the call may be made again; these by default. */
const RETRY_AFTER: Partial<Record<ErrorKey, number>> = { 'rate.too_many': 60, 'service.busy': 5 };

/** Registers one endpoint: limits, guard, turn, input, transaction, idempotency, memory, envelope. */
export function serveEndpoint(
  app: FastifyInstance,
  bound: BoundEndpoint,
  given: { platform: Platform; authenticators: Authenticators; devices: KnownDevices; turns: Turns },
): void {
  const { platform, authenticators, devices, turns } = given;
  const { endpoint, shape } = bound;
  const url = basePath[endpoint.surface] + endpoint.path;
  const declared = new Set(refusalsOf(endpoint));
  const keepsCurrency = namesIn(shape.query).includes('currency');
  const runLimited = endpoint.concurrency ? turns[endpoint.concurrency] : null;

  const envelopeOf = (answer: unknown): string => {
    const data = platform.config.checkAnswers ? checkedAnswer(bound, answer) : answer;
    return JSON.stringify({ code: SUCCESS, data: data ?? null, msg: '' });
  };

  function callOf(request: FastifyRequest, actors: Caller, tx: Tx | null, upload: Upload | null): ScopedCall {
    const query = queryOf(request, keepsCurrency);
    const input = readInput(shape, { params: request.params, query, body: request.body });
    const context = callContext(request, { ...actors, ...spokenBy(request), tx, upload });
    return Object.defineProperties(context, Object.getOwnPropertyDescriptors(input)) as ScopedCall;
  }

  async function work(request: FastifyRequest, actors: Caller, tx: Tx | null, upload: Upload | null) {
    const { staff, ...rest } = actors;
    const callAs = (seen: ScopedActor | null) => callOf(request, { ...rest, staff: seen }, tx, upload);
    return handleInScope(bound, { staff, callAs, strict: platform.config.checkAnswers });
  }

  const serve = (request: FastifyRequest, actors: Caller): Promise<Served> =>
    runLimited ? runLimited(() => serveNow(request, actors)) : serveNow(request, actors);

  function serveNow(request: FastifyRequest, actors: Caller): Promise<Served> {
    if (!endpoint.upload) return serveWith(request, actors, null);
    return withUpload(request, endpoint.upload, (upload) => serveWith(request, actors, upload));
  }

  async function serveWith(request: FastifyRequest, actors: Caller, upload: Upload | null): Promise<Served> {
    if (!endpoint.idempotent) {
      const answer = await work(request, actors, null, upload);
      return { body: envelopeOf(answer), replayed: false, answer };
    }
    const owner = actors.customer?.id ?? actors.staff?.id ?? `anonymous ${request.ip}`;
    const claim = claimOf({
      key: request.headers['idempotency-key'],
      owner,
      route: `${endpoint.method} ${request.url.split('?')[0]}`,
      body: request.body,
    });
    await bound.ahead?.(callOf(request, actors, null, upload));
    const workIn = async (tx: Tx) => {
      const answer = await work(request, actors, tx, upload);
      return { body: envelopeOf(answer), answer };
    };
    if (claim) return runIdempotent(platform.db, claim, workIn);
    return { ...(await inTransaction(platform.db, workIn)), replayed: false };
  }

  function serveRecorded(request: FastifyRequest, actors: Caller): Promise<Served> {
    const { staff } = actors;
    if (!staff) return serve(request, actors);
    const { lang } = spokenBy(request);
    const confirmed = request.headers[CONFIRMED_HEADER.toLowerCase()] === CONFIRMED;
    const call = staffCallOf(endpoint, { staff, ip: request.ip, requestId: request.id, lang, confirmed });
    if (!isLogged(endpoint)) return asStaffCall(call, () => serve(request, actors));
    const sent = { params: request.params, body: request.body };
    return recorded({ db: platform.db, log: request.log, call, sent }, () => serve(request, actors));
  }

  function refuseCall(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const refusal = asRefusal(error);
    if (platform.config.checkAnswers && !declared.has(refusal.key)) {
      request.log.error({ url, key: refusal.key }, 'this endpoint does not declare the refusal');
      return refuseCall(new Error(`undeclared refusal ${refusal.key} of ${url}`), request, reply);
    }
    if (refusal.key === 'operation.failed') request.log.error({ err: error, url }, 'the call failed');
    else if (refusal.key === 'service.busy') request.log.warn({ err: error, url }, 'too many calls at a time');
    const wait = RETRY_AFTER[refusal.key];
    if (wait !== undefined) reply.header('retry-after', String(refusal.data?.retryAfter ?? wait));
    const { language } = spokenBy(request);
    const { status, envelope } = failureOf(refusal, {
      surface: endpoint.surface,
      language,
      translate: platform.translate,
    });
    return reply.code(status).header('cache-control', 'no-store').type('application/json').send(envelope);
  }

  const remembered = bound.cacheTags && endpoint.access === 'public' && endpoint.method === 'GET';

  async function answerFromMemory(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const device = devices(request, reply, endpoint.surface);
    // Before it is filled: others who wait for the same answer are not refused for one who has no calls left.
    if (!platform.cache.get(request.url)) await limitRate(request, null, device);
    const cached =
      platform.cache.get(request.url) ??
      (await platform.cache.fill(request.url, async () => {
        const served = await serve(request, { customer: null, staff: null, device });
        return { body: Buffer.from(served.body), tags: bound.cacheTags?.(served.answer as never) ?? [] };
      }));
    const { etag, body, encoding } = packedFor(request.headers, cached);
    reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('application/json').send(body);
  }

  const kind = endpoint.surface === 'backoffice' ? 'staff' : 'customer';

  /** The token that a public call carries besides, if it is good: looked at only where the address has no calls left. */
  async function goodToken(request: FastifyRequest): Promise<string | null> {
    const token = tokenOf(request);
    return token && typeof (await authenticators[kind](token)) !== 'string' ? token : null;
  }

  /**
   * Sheds load. Strangers are counted by address, in shop and back office apart, and so is a token that is nobody's; whoever
   * signed in by their session, and a device where somebody signed in by itself: others behind the same address use up nothing of theirs.
   */
  async function limitRate(request: FastifyRequest, token: string | null, { id }: KnownDevice): Promise<void> {
    const { limits: rates } = platform;
    if (token) await rates.take(rateRules.perToken, token.slice(0, COUNTED_BY));
    else if (id !== null) await rates.take(rateRules.perToken, ['device', id]);
    else {
      await rates.take(rateRules.perAnonymousIp, [endpoint.surface, request.ip]).catch(async (refused: unknown) => {
        const good = await goodToken(request);
        if (good === null) throw refused;
        await rates.take(rateRules.perToken, good.slice(0, COUNTED_BY));
      });
    }
  }

  app.route({
    method: endpoint.method,
    url,
    // Of the file of an upload, its kind's own limit.
    bodyLimit: limits.jsonBodyBytes,
    handler: async (request, reply) => {
      try {
        if (remembered) return await answerFromMemory(request, reply);
        const token = endpoint.access === 'public' ? null : tokenOf(request);
        const device = devices(request, reply, endpoint.surface);
        const who = token ? await authenticators[kind](token) : null;
        await limitRate(request, typeof who === 'string' ? null : token, device);
        const { access, scope, path } = endpoint;
        // Looked up once: an unknown token is not asked for again.
        const found = who === null ? authenticators : { ...authenticators, [kind]: async () => who };
        const actors = await admit({ access, scope, path, token }, found);
        const served = await serveRecorded(request, { ...actors, device });
        if (served.replayed) reply.header('idempotent-replayed', 'true');
        if (endpoint.method === 'GET' && endpoint.access === 'public')
          reply.header('etag', etagOf(Buffer.from(served.body)));
        return reply.header('cache-control', 'no-store').type('application/json').send(served.body);
      } catch (error) {
        return refuseCall(error, request, reply);
      }
    },
  });
}

/** Returns the query without what every request carries; a call that has a `currency` of its own keeps that. */
function queryOf(request: FastifyRequest, keepsCurrency: boolean): unknown {
  const { lang: _lang, currency, ...own } = request.query as Record<string, unknown>;
  return keepsCurrency && currency !== undefined ? { ...own, currency } : own;
}

/** Outside production an answer that strays from its schema is a defect, and fields it does not declare are cut. */
function checkedAnswer(bound: BoundEndpoint, answer: unknown): unknown {
  const result = bound.shape.answer.safeParse(answer ?? null);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`answer of ${bound.endpoint.path}: ${issue?.path.join('.')}: ${issue?.message}`);
}
