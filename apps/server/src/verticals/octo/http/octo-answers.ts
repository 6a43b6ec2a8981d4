import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { asRefusal } from '../../../platform/http/failures.ts';
import type { Platform } from '../../../platform/slice.ts';
import { badRequest, OctoError } from '../domain/octo-error.ts';
import { octoField } from '../domain/octo-field.ts';

/** Reads a body or query. Throws BAD_REQUEST with the place of what is wrong, and what is wrong with it. */
export function readSent<T extends z.ZodType>(schema: T, sent: unknown): z.output<T> {
  const read = schema.safeParse(sent ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = (issue?.path ?? [])
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('');
  throw badRequest(`${where.replace(/^\./, '') || 'the body'}: ${issue?.message ?? 'not valid'}`);
}

const SENT: ReadonlySet<string> = new Set(['input.invalid', 'input.missing', 'body.too_large']);
const BUSY: ReadonlySet<string> = new Set(['service.busy', 'service.unavailable']);

/** What was thrown as OCTO answers it: refusals of the shop with the sentence that they have. */
export function asOctoError(platform: Platform, error: unknown): OctoError {
  if (error instanceof OctoError) return error;
  const { key, data } = asRefusal(error);
  const say = platform.translate('en-US', `error.${key}`, data);
  const fields = Object.entries((data?.fields as Record<string, string> | undefined) ?? {});
  if (key === 'rate.too_many') return new OctoError('TOO_MANY_REQUESTS', { retryAfter: Number(data?.retryAfter ?? 0) });
  if (key === 'access.denied') return new OctoError('FORBIDDEN');
  if (BUSY.has(key)) return new OctoError('SERVICE_UNAVAILABLE', { retryAfter: 5 });
  if (key === 'operation.failed') return new OctoError('INTERNAL_SERVER_ERROR');
  if (!SENT.has(key)) return new OctoError('UNPROCESSABLE_ENTITY', { say });
  const [field] = fields;
  if (field) return badRequest(`${octoField(field[0])}: ${platform.translate('en-US', field[1], data)}`);
  return badRequest(key === 'input.invalid' ? 'the body: no valid JSON' : say);
}

/** Answers what was thrown by its status, with its name and a sentence. */
export function answerError(
  request: FastifyRequest,
  reply: FastifyReply,
  of: { readonly platform: Platform; readonly error: unknown },
): FastifyReply {
  const failed = asOctoError(of.platform, of.error);
  if (failed.status === 500) request.log.error({ err: of.error, url: request.url }, 'the call failed');
  if (failed.retryAfter) reply.header('retry-after', String(failed.retryAfter));
  return reply.code(failed.status).header('cache-control', 'no-store').send(failed.body());
}
