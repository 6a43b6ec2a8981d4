import { SUCCESS } from '@app/contract/core/envelope';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/slice.ts';
import type { HostedChannel } from '../channels/channel-kind.ts';
import { receiveEvent } from '../usecases/receive-event.ts';

const BODY_MAX_BYTES = 64 * 1024;

/**
 * `POST /webhooks/<kind>`: the body stays as it came, because its signature covers the bytes. Answers 200 to every
 * genuine delivery, also a repeated one; refuses what is forged or unreadable with 401 or 400 and no effect.
 */
export function serveWebhook(platform: Platform, app: FastifyInstance, channel: HostedChannel): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(`/webhooks/${channel.kind}`, async (request, reply) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = await channel.readWebhook(platform, { rawBody, headers: request.headers });
      if (event) await receiveEvent(platform, { channel, event });
      return reply.header('cache-control', 'no-store').send({ code: SUCCESS, data: { received: true }, msg: '' });
    });
  });
}
