import { basePath, changesSomething } from '@app/contract/core/endpoint';
import { limits } from '@app/contract/core/limits';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../slice.ts';
import { etagOf } from './answer-cache.ts';
import { createAnswerFromMemory, isRemembered } from './answer-from-memory.ts';
import type { BoundEndpoint } from './bind.ts';
import { tokenOf } from './call-context.ts';
import { type Authenticators, admit, whoseToken } from './guard.ts';
import type { createKnownDevices } from './known-device.ts';
import { callerKinds, createLimitCallRate } from './limit-call-rate.ts';
import type { OwnWrites } from './own-writes.ts';
import { createRefuseCall } from './refuse-call.ts';
import { createRecordedCall, createServeCall, type Turns } from './serve-call.ts';

/** Registers one endpoint: limits, guard, turn, input, transaction, idempotency, memory, envelope. */
export function serveEndpoint(
  app: FastifyInstance,
  bound: BoundEndpoint,
  given: {
    platform: Platform;
    authenticators: Authenticators;
    devices: ReturnType<typeof createKnownDevices>;
    turns: Turns;
    ownWrites: OwnWrites;
  },
): void {
  const { platform, authenticators, devices, ownWrites } = given;
  const { endpoint } = bound;
  const { access, scope, path, byPerson } = endpoint;
  const changes = changesSomething(endpoint);
  const kind = callerKinds[endpoint.surface];
  const limitRate = createLimitCallRate(endpoint.surface, given);
  const serve = createServeCall(bound, given);
  const serveRecorded = createRecordedCall(bound, platform, serve);
  const refuseCall = createRefuseCall(bound, platform);
  const remembered = isRemembered(bound);
  const answerFromMemory = createAnswerFromMemory(bound, { platform, devices, limitRate, serve });

  app.route({
    method: endpoint.method,
    url: basePath[endpoint.surface] + path,
    // A request for the headers alone is answered by this route too (`server.ts`).
    exposeHeadRoute: false,
    // Of the file of an upload, its kind's own limit.
    bodyLimit: limits.jsonBodyBytes,
    handler: async (request, reply) => {
      try {
        if (remembered) return await answerFromMemory(request, reply);
        const token = access === 'public' ? null : tokenOf(request);
        const device = devices(request, reply, endpoint.surface);
        const who = token ? await whoseToken(authenticators, kind, { token, ip: request.ip }) : null;
        await limitRate(request, typeof who === 'string' ? null : token, device);
        // Looked up once: an unknown token is not asked for again.
        const found = who === null ? authenticators : { ...authenticators, [kind]: async () => who };
        const actors = await admit({ access, scope, path, byPerson, changes, token }, found);
        const serveOne = () => serveRecorded(request, { ...actors, device });
        const served = await ownWrites(endpoint, { request, reply, actors }, serveOne);
        if (served.replayed) reply.header('idempotent-replayed', 'true');
        reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
        if (endpoint.method !== 'GET' || access !== 'public') return reply.send(served.body);
        // Put into bytes once, for the tag and for the way.
        const body = Buffer.from(served.body);
        return reply.header('etag', etagOf(body)).send(body);
      } catch (error) {
        return refuseCall(error, request, reply);
      }
    },
  });
}
