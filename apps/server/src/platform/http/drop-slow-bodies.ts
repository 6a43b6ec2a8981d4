import type { FastifyRequest } from 'fastify';

/** How long a body may take to arrive (reliability, O3). */
const PATIENCE_MS = 10_000;
/** An upload may take as long as its client waits for it. */
export const UPLOAD_MS = 60_000;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends a request whose body does not come; one that is an upload has the server's own, longer time. */
export function dropSlowBody(request: FastifyRequest): void {
  const { raw } = request;
  const isUpload = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  if (!hasBody(request) || isUpload) return;
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, PATIENCE_MS);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
}
