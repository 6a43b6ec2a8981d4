import { basePath } from '@app/contract/core/endpoint';
import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { refusalsOf } from '@app/contract/core/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../slice.ts';
import type { BoundEndpoint } from './bind.ts';
import { spokenBy } from './call-context.ts';
import { asRefusal, failureOf } from './failures.ts';

export type RefuseCall = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Refusals that pass by themselves say after how many seconds the call may be made again; these by default. */
const RETRY_AFTER: Partial<Record<ErrorKey, number>> = {
  'rate.too_many': 60,
  'service.busy': 5,
  'files.unavailable': 10,
};

/** Returns how a call of an endpoint is refused for what its work threw. */
export function createRefuseCall({ endpoint }: BoundEndpoint, platform: Platform): RefuseCall {
  const url = basePath[endpoint.surface] + endpoint.path;
  const declared = new Set(refusalsOf(endpoint));
  return function refuseCall(error, request, reply) {
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
  };
}
