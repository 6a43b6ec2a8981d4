import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { claimOf, runIdempotent } from '../../../platform/http/idempotency.ts';
import { definePort } from '../../../platform/port.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Completion, completionBody } from '../domain/ucp-bodies.ts';
import type { PublishedService } from '../domain/ucp-version.ts';
import type { Caller } from '../usecases/caller.ts';
import type { Answered } from '../usecases/session/session-steps.ts';
import { readBody } from './ucp-answers.ts';

type Params = { readonly id?: string };
export type CallInput<B> = {
  readonly caller: Caller;
  readonly body: B;
  readonly id: string;
  readonly request: FastifyRequest;
};
/** A call of the protocol. */
export type ProtocolCall = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** The capability that both sides need for it. */
  readonly root: string;
  /** It changes something: a signature covers its Idempotency-Key as well. */
  readonly changes?: true;
  readonly run: (request: FastifyRequest, caller: Caller) => Promise<Answered>;
};

const idOf = (request: FastifyRequest): string => (request.params as Params).id ?? '';

/** A call that reads. */
export const reading =
  <T extends z.ZodType>(schema: T, work: (input: CallInput<z.output<T>>) => Promise<Answered>): ProtocolCall['run'] =>
  (request, caller) =>
    work({ caller, body: readBody(schema, request.body), id: idOf(request), request });

/** A call that changes something: in one transaction, and once for each Idempotency-Key. */
export const changing =
  <T extends z.ZodType>(
    platform: Platform,
    schema: T,
    work: (tx: Tx, input: CallInput<z.output<T>>) => Promise<Answered>,
  ): ProtocolCall['run'] =>
  async (request, caller) => {
    const body = readBody(schema, request.body ?? {});
    const input = { caller, body, id: idOf(request), request };
    const claim = claimOf({
      key: request.headers['idempotency-key'],
      owner: `ucp ${caller.profile}`,
      route: `${request.method} ${request.url.split('?')[0]}`,
      body: request.body,
    });
    if (!claim) return inTransaction(platform.db, (tx) => work(tx, input));
    const done = await runIdempotent(platform.db, claim, async (tx) => {
      const answer = await work(tx, input);
      return { body: JSON.stringify(answer), answer };
    });
    return JSON.parse(done.body) as Answered;
  };

type Step = { readonly caller: Caller; readonly id: string };

/** The calls of a kind of session: made, read, written anew as a whole, completed, canceled. */
export function sessionCalls<T extends z.ZodType, M extends z.ZodType = T>(
  platform: Platform,
  of: {
    readonly path: string;
    readonly root: string;
    readonly body: T;
    /** What a new one is made of. */
    readonly made: M;
    readonly create: (tx: Tx, of: { readonly caller: Caller; readonly wish: z.output<M> }) => Promise<Answered>;
    readonly get: (of: Step) => Promise<Answered>;
    readonly update: (tx: Tx, of: Step & { readonly wish: z.output<T> }) => Promise<Answered>;
    /** Left out for what is not completed, as a cart. */
    readonly complete?: (tx: Tx, of: Step & { readonly sent: Completion }) => Promise<Answered>;
    readonly cancel: (tx: Tx, of: Step) => Promise<Answered>;
  },
): ProtocolCall[] {
  const { path, root, body: schema, complete } = of;
  const one = `${path}/:id`;
  const none = z.unknown();
  const changes = { root, changes: true } as const;
  return [
    {
      ...changes,
      method: 'POST',
      path,
      run: changing(platform, of.made, (tx, { caller, body }) => of.create(tx, { caller, wish: body })),
    },
    { root, method: 'GET', path: one, run: reading(none, ({ caller, id }) => of.get({ caller, id })) },
    {
      ...changes,
      method: 'PUT',
      path: one,
      run: changing(platform, schema, (tx, { caller, id, body }) => of.update(tx, { caller, id, wish: body })),
    },
    ...(complete
      ? [
          {
            ...changes,
            method: 'POST' as const,
            path: `${one}/complete`,
            run: changing(platform, completionBody, (tx, { caller, id, body }) =>
              complete(tx, { caller, id, sent: body }),
            ),
          },
        ]
      : []),
    {
      ...changes,
      method: 'POST',
      path: `${one}/cancel`,
      run: changing(platform, none, (tx, { caller, id }) => of.cancel(tx, { caller, id })),
    },
  ];
}

/** A service of the protocol that a slice serves beside the goods: what of it is published, and its calls. */
export type ProtocolService = PublishedService & { readonly calls: readonly ProtocolCall[] };

export const protocolServicePort = definePort<ProtocolService>();
