import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** What a stream says when the other side of its connection is gone. */
const LEFT = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ABORT_ERR']);

/** Whether an error only says that a client broke off; that is no fault of ours. */
export const clientLeft = (error: unknown): boolean => LEFT.has(String((error as { code?: unknown } | null)?.code));

/** Fastify's own words in the log: none for each request, and clients that break off a download are no warning. */
export class QuietLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (clientLeft(error)) request.log.info({ url: request.url }, 'the client broke off');
    else super.streamError(error, request, reply);
  }
}
