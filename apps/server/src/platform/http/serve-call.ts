import type { ConcurrencyKind } from '@app/contract/core/concurrency';
import type { Shape } from '@app/contract/core/endpoint';
import { SUCCESS } from '@app/contract/core/envelope';
import { CONFIRMED, CONFIRMED_HEADER } from '@app/contract/core/price-jumps';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Tx } from '../db/connect.ts';
import type { RunLimited } from '../limit-concurrency.ts';
import type { Platform } from '../slice.ts';
import type { BoundEndpoint, Call, ScopedActor, Upload } from './bind.ts';
import { type Actors, callContext, spokenBy } from './call-context.ts';
import { claimOf, runIdempotent } from './idempotency.ts';
import { readInput } from './input.ts';
import type { KnownDevice } from './known-device.ts';
import { recorded } from './operation-log.ts';
import { namesIn } from './query-names.ts';
import { withUpload } from './read-upload.ts';
import { asStaffCall, isLogged, staffCallOf } from './staff-call.ts';
import { handleInScope } from './staff-scope.ts';

/** Who calls, and from which device. */
export type Caller = Actors & { readonly device: KnownDevice };
/** Calls that take long, by kind, one after the other. */
export type Turns = Readonly<Record<ConcurrencyKind, RunLimited>>;
export type Served = { body: string; replayed: boolean; answer: unknown };
/** Does the work of a call whose caller is known. */
export type ServeCall = (request: FastifyRequest, actors: Caller) => Promise<Served>;

type ScopedCall = Call<Shape, ScopedActor>;
type Work = (request: FastifyRequest, actors: Caller, tx: Tx | null, upload: Upload | null) => Promise<unknown>;

/** Returns how calls of an endpoint are served: turn, upload, transaction and idempotency around the handler. */
export function createServeCall(bound: BoundEndpoint, given: { platform: Platform; turns: Turns }): ServeCall {
  const { platform, turns } = given;
  const { endpoint } = bound;
  const runLimited = endpoint.concurrency ? turns[endpoint.concurrency] : null;
  const envelopeOf = envelopesOf(bound, platform);
  const { callOf, work } = handlerOf(bound, platform);

  const serve: ServeCall = (request, actors) =>
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
    const owner = actors.customer?.id ?? actors.staff?.apiKeyId ?? actors.staff?.id ?? `anonymous ${request.ip}`;
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

  return serve;
}

/** Returns the same, and what staff do by it is written into the operation log. */
export function createRecordedCall(bound: BoundEndpoint, platform: Platform, serve: ServeCall): ServeCall {
  const { endpoint } = bound;
  return (request, actors) => {
    const { staff } = actors;
    if (!staff) return serve(request, actors);
    const { lang } = spokenBy(request);
    const confirmed = request.headers[CONFIRMED_HEADER.toLowerCase()] === CONFIRMED;
    const call = staffCallOf(endpoint, { staff, ip: request.ip, requestId: request.id, lang, confirmed });
    if (!isLogged(endpoint)) return asStaffCall(call, () => serve(request, actors));
    const sent = { params: request.params, body: request.body };
    return recorded({ db: platform.db, log: request.log, call, sent }, () => serve(request, actors));
  };
}

/** Returns how a request becomes the handler's call, and how the handler does the work of one. */
function handlerOf(bound: BoundEndpoint, platform: Platform) {
  const { shape } = bound;
  const keepsCurrency = namesIn(shape.query).includes('currency');

  function callOf(request: FastifyRequest, actors: Caller, tx: Tx | null, upload: Upload | null): ScopedCall {
    const query = queryOf(request, keepsCurrency);
    const input = readInput(shape, { params: request.params, query, body: request.body });
    const context = callContext(request, { ...actors, ...spokenBy(request), tx, upload });
    return Object.defineProperties(context, Object.getOwnPropertyDescriptors(input)) as ScopedCall;
  }

  const work: Work = async (request, actors, tx, upload) => {
    const { staff, ...rest } = actors;
    const callAs = (seen: ScopedActor | null) => callOf(request, { ...rest, staff: seen }, tx, upload);
    return handleInScope(bound, { staff, callAs, strict: platform.config.checkAnswers });
  };
  return { callOf, work };
}

/** Returns how an answer is put into its envelope. */
const envelopesOf =
  (bound: BoundEndpoint, platform: Platform) =>
  (answer: unknown): string => {
    const data = platform.config.checkAnswers ? checkedAnswer(bound, answer) : answer;
    return JSON.stringify({ code: SUCCESS, data: data ?? null, msg: '' });
  };

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
