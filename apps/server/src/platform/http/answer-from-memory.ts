import type { FastifyReply, FastifyRequest } from 'fastify';
import { cdnHeaders } from '../cdn/cdn-headers.ts';
import type { Platform } from '../slice.ts';
import { OFFERED_AT } from './anti-forgery.ts';
import type { BoundEndpoint } from './bind.ts';
import type { createKnownDevices } from './known-device.ts';
import type { LimitCallRate } from './limit-call-rate.ts';
import { packedFor } from './packed-answer.ts';
import type { ServeCall } from './serve-call.ts';
import { isUnchanged } from './unchanged.ts';

/** Whether the answers of an endpoint are remembered. */
export const isRemembered = ({ endpoint, cacheTags }: BoundEndpoint): boolean =>
  cacheTags !== undefined && endpoint.access === 'public' && endpoint.method === 'GET';

/** Returns how calls of an endpoint are answered from memory; what is not remembered yet is worked out and remembered. */
export function createAnswerFromMemory(
  bound: BoundEndpoint,
  given: {
    platform: Platform;
    devices: ReturnType<typeof createKnownDevices>;
    limitRate: LimitCallRate;
    serve: ServeCall;
  },
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const { platform, devices, limitRate, serve } = given;
  const { surface } = bound.endpoint;
  return async (request, reply) => {
    const device = devices(request, reply, surface);
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
    // What has a cookie to bring along is for one device alone.
    if (!reply.hasHeader('set-cookie') && !request.url.startsWith(OFFERED_AT))
      reply.headers(cdnHeaders(platform.config.cdn, cached.tags));
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('application/json').send(body);
  };
}
