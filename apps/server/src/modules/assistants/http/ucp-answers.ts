import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { asRefusal } from '../../../platform/http/failures.ts';
import { ProtocolError } from '../domain/protocol-error.ts';

/** Statuses of refusals that any call can meet, by the protocol's codes. */
const OF_REFUSAL: Readonly<Record<string, readonly [number, string]>> = {
  'rate.too_many': [429, 'rate_limited'],
  'idempotency.other_body': [409, 'idempotency_conflict'],
  'input.invalid': [400, 'invalid_request'],
  'input.missing': [400, 'invalid_request'],
  'access.denied': [403, 'forbidden'],
  'body.too_large': [413, 'request_too_large'],
  'service.busy': [503, 'unavailable'],
  'service.unavailable': [503, 'unavailable'],
};

const SAY: Readonly<Record<string, string>> = {
  rate_limited: 'Too many calls: try again later',
  idempotency_conflict: 'This Idempotency-Key was used with another body',
  request_too_large: 'The request is too large',
  forbidden: 'This call may not be made from another site',
  unavailable: 'Try again later',
  internal_error: 'Something went wrong',
};

function asProtocolError(error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error;
  const refusal = asRefusal(error);
  const [status, code] = OF_REFUSAL[refusal.key] ?? [500, 'internal_error'];
  const fields = Object.keys((refusal.data?.fields as Record<string, string> | undefined) ?? {});
  const content = SAY[code] ?? (fields.length > 0 ? `Not valid: ${fields.join(', ')}` : 'The request is not valid');
  const wait = Number(refusal.data?.retryAfter ?? 0);
  return new ProtocolError(status, code, content, wait > 0 ? wait : status === 503 ? 5 : null);
}

/** Answers what was thrown as the protocol does: by the status, with a code and a sentence, and where the buyer goes on by themselves. */
export function answerError(
  request: FastifyRequest,
  reply: FastifyReply,
  of: { error: unknown; home: string | null },
): FastifyReply {
  const failed = asProtocolError(of.error);
  if (failed.status === 500) request.log.error({ err: of.error, url: request.url }, 'the call failed');
  if (failed.retryAfter !== null) reply.header('retry-after', String(failed.retryAfter));
  return reply
    .code(failed.status)
    .header('cache-control', 'no-store')
    .send({ code: failed.code, content: failed.message, ...(of.home ? { continue_url: of.home } : {}) });
}

/** Reads a body. Throws invalid_request with the place of what is wrong. */
export function readBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path ?? [];
  const where = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  throw new ProtocolError(400, 'invalid_request', `Not valid: $${where}`);
}
